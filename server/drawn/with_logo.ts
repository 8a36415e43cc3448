import type { Livery } from '#app/company/livery.ts'
import { decoder } from '#app/pictures/decode.server.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import { uploadsFolder } from '#app/pictures/uploaded_name.ts'

/**
 * Size limits in bytes for the logo, which every first visit loads twice: in the header, and in the drawing below. Both copies are reduced
 * until they fit; the limits are what the order page, the heaviest, has to spare.
 */
const most = { inHeader: 700, inScene: 400 } as const
/** The size in a header at two pixels per CSS pixel. */
const header = { width: 248, height: 80 } as const
/** The largest width of a logo on a truck, in the widest scene; it is part of every drawing. */
const inScenes = 96

export type LogoFiles = Pick<PictureStorage, 'read'>

/** The file of the uploaded logo, which was re-encoded on upload; null if there is none or it cannot be read. */
export async function logoFile({ logo }: Livery, files: LogoFiles): Promise<Uint8Array | null> {
	if (logo === null) return null
	return files.read(logo.slice(uploadsFolder.length)).catch(() => null)
}

/** The livery with its logo as a data URL for drawings. */
export async function withLogo(livery: Livery, files: LogoFiles): Promise<Livery> {
	const file = await logoFile(livery, files)
	if (file === null) return livery
	const read = await decoder()
	const small = await lightest(most.inScene, [1, 0.67, 0.5, 0.33], [16, 4, 2], (share, colors) => {
		const side = Math.round(inScenes * share)
		return read(Buffer.from(file))
			.resize(side, side, { fit: 'inside' })
			.png({ palette: true, effort: 10, dither: 0, colors })
			.toBuffer()
	})
	return { ...livery, logoImage: `data:image/png;base64,${small.toString('base64')}` }
}

/** The logo on white as WebP, no larger than headers show it. */
export async function logoInHeader(file: Uint8Array): Promise<Buffer> {
	const read = await decoder()
	return lightest(most.inHeader, [1, 0.75, 0.5, 0.25], [70, 45, 25, 5], (share, quality) =>
		read(Buffer.from(file))
			.resize(Math.round(header.width * share), Math.round(header.height * share), { fit: 'inside' })
			.flatten({ background: '#fff' })
			.webp({ quality, effort: 6 })
			.toBuffer(),
	)
}

/** The first picture of at most `bytes`, trying each size from its best quality down; the last one if none fits. */
async function lightest(
	bytes: number,
	sizes: readonly number[],
	qualities: readonly number[],
	make: (size: number, quality: number) => Promise<Buffer>,
): Promise<Buffer> {
	let made: Buffer = Buffer.alloc(0)
	for (const size of sizes)
		for (const quality of qualities) {
			made = await make(size, quality)
			if (made.length <= bytes) return made
		}
	return made
}

/** The logo centered on a white square, as a PNG icon; `share` is the part of the side it fills. */
export async function logoIcon(file: Uint8Array, size: number, share: number): Promise<Buffer> {
	const read = await decoder()
	const inner = Math.round(size * share)
	const margin = Math.floor((size - inner) / 2)
	const rest = size - inner - margin
	return read(Buffer.from(file))
		.resize(inner, inner, { fit: 'contain', background: '#fff' })
		.flatten({ background: '#fff' })
		.extend({ top: margin, left: margin, bottom: rest, right: rest, background: '#fff' })
		.png()
		.toBuffer()
}
