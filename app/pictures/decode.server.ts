import type { Metadata, Sharp, SharpOptions } from 'sharp'
import {
	maxBytesOfPixel,
	maxMegabytes,
	maxMegapixels,
	maxMegapixelsAtOnce,
	maxMegapixelsOfAvif,
} from './accepted.ts'
import { type PictureKind, type Recognized, recognize } from './recognize.server.ts'

/** The largest upload, in bytes and in pixels. */
export const pictureLimits = { bytes: maxMegabytes * 1024 * 1024, pixels: maxMegapixels * 1_000_000 } as const

/** The maximum aspect ratio; longer pictures fit no page. */
const longestShape = 10

export type DecodeError =
	| Extract<Recognized, { ok: false }>['reason']
	| 'empty'
	| 'too-large'
	| 'too-many-pixels'
	| 'too-many-at-once'
	| 'too-deep'
	| 'too-long'
	| 'broken'

interface DecodedPicture {
	ok: true
	/** As uploaded, after rotation to upright. */
	width: number
	height: number
	/** The pixels to encode: upright, in sRGB, without metadata, and scaled to fit the box. */
	pixels(): Sharp
}

let lastOne: Promise<unknown> = Promise.resolve()

/** Runs one work at a time, because fifty megapixels take a lot of memory. */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
	const mine = lastOne.then(work)
	lastOne = mine.catch(() => undefined)
	return mine
}

/** Checks an upload by its content and decodes it, scaled down to fit into `box` (in pixels) if necessary. */
export async function decodePicture(
	bytes: Uint8Array,
	box: { width: number; height?: number },
): Promise<DecodedPicture | { ok: false; reason: DecodeError }> {
	if (bytes.length === 0) return { ok: false, reason: 'empty' }
	if (bytes.length > pictureLimits.bytes) return { ok: false, reason: 'too-large' }
	const recognized = recognize(bytes)
	if (!recognized.ok) return recognized
	const read = await decoder()
	const { width, height, error } = await measure(read(bytes), recognized.kind)
	if (error) return { ok: false, reason: error }
	const decoded = await read(bytes)
		.autoOrient()
		.resize({ ...box, fit: 'inside', withoutEnlargement: true })
		.toColourspace('srgb')
		.raw({ depth: 'uchar' })
		.toBuffer({ resolveWithObject: true })
		.catch(() => null)
	if (decoded === null) return { ok: false, reason: 'broken' }
	const { info, data } = decoded
	const raw = { width: info.width, height: info.height, channels: info.channels }
	return { ok: true, width, height, pixels: () => read(data, { raw }) }
}

async function measure(picture: Sharp, kind: PictureKind) {
	const found = await picture.metadata().catch((error: unknown) => String(error))
	const nothing = { width: 0, height: 0 }
	if (typeof found === 'string')
		return { ...nothing, error: /pixel limit/.test(found) ? 'too-many-pixels' : 'broken' } as const
	const { width, height } = found.autoOrient
	if (found.format !== (kind === 'avif' ? 'heif' : kind)) return { ...nothing, error: 'broken' } as const
	if (width * height > pictureLimits.pixels) return { ...nothing, error: 'too-many-pixels' } as const
	const most = pixelsAtOnce(kind, found)
	if (width * height > most) return { ...nothing, error: 'too-many-at-once' } as const
	if (width * height * bytesOfPixel(found) > most * maxBytesOfPixel)
		return { ...nothing, error: 'too-deep' } as const
	if ((found.pages ?? 1) > 1) return { ...nothing, error: 'animated' } as const
	if (Math.max(width, height) > longestShape * Math.min(width, height))
		return { ...nothing, error: 'too-long' } as const
	return { width, height, error: null }
}

/** The bytes per decoded pixel: channels with one, two or four bytes each. */
function bytesOfPixel({ channels, depth }: Pick<Metadata, 'channels' | 'depth'>): number {
	return channels * (depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4)
}

/**
 * The maximum number of pixels for decoding to take at most 200 MB: it takes 4 to 8 bytes per pixel if the
 * picture cannot be read line by line, and 21 for AVIF.
 */
function pixelsAtOnce(kind: PictureKind, { isProgressive }: Pick<Metadata, 'isProgressive'>): number {
	if (kind === 'avif') return maxMegapixelsOfAvif * 1_000_000
	return kind === 'webp' || isProgressive ? maxMegapixelsAtOnce * 1_000_000 : pictureLimits.pixels
}

/** Loads sharp on first use, limited to these four formats and raw pixels, without caches. */
export async function decoder(): Promise<(bytes: Uint8Array, options?: SharpOptions) => Sharp> {
	const { default: sharp } = await import('sharp')
	sharp.block({ operation: ['VipsForeignLoad'] })
	sharp.unblock({
		operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
	})
	sharp.cache(false)
	sharp.concurrency(1)
	return (bytes, options) =>
		sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', ...options })
}
