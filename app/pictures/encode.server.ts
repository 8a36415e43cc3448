import { decodePicture, decoder, type DecodeError, inTurn } from './decode.server.ts'

/** The offered widths and their WebP qualities (TH-05). */
const pictureWidths = [400, 768, 1024, 1280] as const
const qualities = [75, 75, 80, 85] as const
/** AVIF looks as good as WebP at a quality lower by this. */
const avifBelowWebp = 25
const widest = pictureWidths[3]

export interface EncodedPicture {
	ok: true
	/** As uploaded, after rotation to upright. */
	width: number
	height: number
	files: { width: number; bytes: Buffer }[]
	/** The largest size, lossless, as the source of the AVIF files. */
	master: Buffer
}

/**
 * Encodes a picture in the four widths (TH-05) as WebP, upright, in sRGB and without metadata. Never enlarges:
 * a picture narrower than the widest width is encoded in its own. Processes one picture at a time.
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
 * Encodes one width of a master as AVIF. This takes seconds, so it uses only one core, to keep serving
 * requests, and waits its turn with uploads.
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
