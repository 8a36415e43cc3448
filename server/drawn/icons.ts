import type { Draw } from '#art/draw.ts'
import { icon } from '#art/things/mark.ts'
import { decoder } from '#app/pictures/decode.server.ts'
import { rasterize } from '#app/pictures/rasterize.server.ts'
import { logoIcon, logoInHeader } from './with_logo.ts'

/** A raster icon: its SVG and how to make the file from it. */
export interface Icon {
	type: string
	draw: Draw
	make(svg: string): Promise<Buffer>
	/** Makes the same file from a logo. */
	fromLogo(file: Uint8Array): Promise<Buffer>
}

const rounded = 0.22

const png = (size: number, corner: number, mark?: number): Icon => ({
	type: 'image/png',
	draw: () => icon(size, corner, mark),
	make: (svg) => rasterize(svg, size),
	fromLogo: (file) => logoIcon(file, size, mark ?? 0.86),
})

/** The icon that browsers, feed readers and bookmark tools request by default. */
const ico: Icon = {
	type: 'image/x-icon',
	draw: () => icon(32, rounded),
	make: async (svg) => inIco(await rasterize(svg, 32), 32),
	fromLogo: async (file) => inIco(await logoIcon(file, 32, 1), 32),
}

/** The icons by path. Apple and Android crop a maskable icon to their own shapes; the middle four fifths remain visible. */
export const icons: ReadonlyMap<string, Icon> = new Map([
	['/favicon.ico', ico],
	['/icon-180.png', png(180, 0)],
	['/icon-192.png', png(192, rounded)],
	['/icon-512.png', png(512, rounded)],
	['/icon-maskable-512.png', png(512, 0, 0.62)],
])

/** The header's picture if the company has a logo; shows the mark while the logo's file cannot be read. */
export const inHeader: Icon = {
	type: 'image/webp',
	draw: () => icon(80, rounded),
	async make(svg) {
		const read = await decoder()
		return read(await rasterize(svg, 80))
			.webp()
			.toBuffer()
	},
	fromLogo: logoInHeader,
}

/** Wraps a PNG in an .ico file with one picture: a directory of 6 bytes and an entry of 16 bytes before it. */
function inIco(picture: Buffer, size: number): Buffer {
	const head = Buffer.alloc(22)
	head.writeUInt16LE(1, 2)
	head.writeUInt16LE(1, 4)
	head.writeUInt8(size, 6)
	head.writeUInt8(size, 7)
	head.writeUInt16LE(1, 10)
	head.writeUInt16LE(32, 12)
	head.writeUInt32LE(picture.length, 14)
	head.writeUInt32LE(head.length, 18)
	return Buffer.concat([head, picture])
}
