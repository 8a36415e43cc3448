import { decodePicture, type DecodeError, inTurn } from '#app/pictures/decode.server.ts'
import type { PhotoSize } from './photo_name.ts'

/** The longest side of each size in pixels, and its quality. */
const sizes = { small: { side: 400, quality: 75 }, large: { side: 1600, quality: 80 } } as const

interface EncodedPhoto {
	ok: true
	/** The large photo's size, in pixels. */
	width: number
	height: number
	files: Readonly<Record<PhotoSize, Buffer>>
}

/**
 * Encodes a photo in both sizes as WebP, validated and re-encoded like the office's pictures: upright,
 * without location and camera data. `read` is called when its turn comes, so that only one photo at a time is
 * in memory.
 */
export function encodePhoto(
	read: () => Promise<Uint8Array>,
): Promise<EncodedPhoto | { ok: false; reason: DecodeError }> {
	return inTurn(async () => {
		const { side } = sizes.large
		const decoded = await decodePicture(await read(), { width: side, height: side })
		if (!decoded.ok) return decoded
		const encode = ({ side: longest, quality }: (typeof sizes)[PhotoSize]) =>
			decoded
				.pixels()
				.resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
				.webp({ quality })
				.toBuffer({ resolveWithObject: true })
		const large = await encode(sizes.large)
		const small = await encode(sizes.small)
		const { width, height } = large.info
		return { ok: true, width, height, files: { large: large.data, small: small.data } }
	})
}
