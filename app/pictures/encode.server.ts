import { decodePicture, decoder, type DecodeError, inTurn } from './decode.server.ts'

/** The widths that browsers are offered, and their qualities (TH-05). */
const pictureWidths = [400, 768, 1024, 1280] as const
const qualities = [75, 75, 80, 85] as const
/** AVIF looks as good as WebP at a lower figure. */
const avifBelowWebp = 25
const widest = pictureWidths[3]

export interface EncodedPicture {
	ok: true
	/** Upright, as uploaded. */
	width: number
	height: number
	files: { width: number; bytes: Buffer }[]
	/** The largest size, lossless, from which the AVIF files are made. */
	master: Buffer
}

/**
 * A picture in the four widths (TH-05) as WebP, upright, in sRGB and without metadata. Never enlarged: what is narrower
 * than the widest width also comes in its own. One picture is worked on at a time.
 */
export function encodePicture(
	bytes: Uint8Array,
): Promise<EncodedPicture | { ok: false; reason: DecodeError }> {
	return inTurn(async () => {
		const decoded = await decodePicture(bytes, { width: widest })
		if (!decoded.ok) return decoded
		const { width, height, pixels } = decoded
		const files: EncodedPicture['files'] = []
		for (const each of widthsFor(width)) {
			const webp = pixels()
				.resize({ width: each })
				.webp({ quality: qualityFor(each) })
			files.push({ width: each, bytes: await webp.toBuffer() })
		}
		const master = await pixels().webp({ lossless: true, effort: 2 }).toBuffer()
		return { ok: true, width, height, files, master }
	})
}

/**
 * Encodes one width of a master as AVIF: seconds of work, limited to one core so that requests are served meanwhile, and in
 * turn with what is uploaded.
 */
export async function encodeAvif(master: Uint8Array, width: number): Promise<Buffer> {
	const quality = qualityFor(width) - avifBelowWebp
	return inTurn(async () => {
		const read = await decoder()
		return read(master).resize({ width }).avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
	})
}

/** The widths that a picture this wide is made in. */
export function widthsFor(width: number): number[] {
	const narrower = pictureWidths.filter((one) => one < width)
	return narrower.length < pictureWidths.length ? [...narrower, Math.min(width, widest)] : [...narrower]
}

function qualityFor(width: number): number {
	return qualities[pictureWidths.findIndex((one) => width <= one)] ?? 85
}
