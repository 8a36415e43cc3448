import type { Livery } from '#app/company/livery.ts'
import { decoder } from '#app/pictures/decode.server.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import { uploadsFolder } from '#app/pictures/uploaded_name.ts'

/**
 * Every first visit loads the logo twice: in the header, and in the drawing under it. Both are made again with less in them until
 * they are this light; these are the bytes that the page for orders, the heaviest, has to spare.
 */
const most = { inHeader: 700, inScene: 400 } as const
/** As a header shows it on a screen with two pixels for each. */
const header = { width: 248, height: 80 } as const
/** As large as a logo is on a truck in the widest scene; it is part of every drawing. */
const inScenes = 96

export type LogoFiles = Pick<PictureStorage, 'read'>

/** The file of the uploaded logo, which was made anew when it came; null without one, or while it cannot be read. */
export async function logoFile({ logo }: Livery, files: LogoFiles): Promise<Uint8Array | null> {
	if (logo === null) return null
	return files.read(logo.slice(uploadsFolder.length)).catch(() => null)
}

/** The livery with its logo as a picture that drawings can hold. */
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

/** The logo on white as WebP, as small as headers show it. */
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

/** The first picture that has no more bytes than this, in each size from the best quality down; the last one if none has. */
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

/** The logo in the middle of a white square, as an icon in PNG; `share` is how much of it the logo takes. */
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
