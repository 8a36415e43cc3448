import type { Sharp, SharpOptions } from 'sharp'
import { maxMegabytes } from './accepted.ts'
import { pictureWidths } from './manifest.ts'
import { type PictureKind, type Recognized, recognize } from './recognize.server.ts'

/** The largest upload, in bytes and in pixels. */
export const pictureLimits = { bytes: maxMegabytes * 1024 * 1024, pixels: 40_000_000 } as const

/** The qualities (TH-05) for the widths of `pictureWidths`. */
const qualities = [75, 75, 80, 85] as const
/** AVIF looks as good as WebP at a lower figure. */
const avifBelowWebp = 25
/** The largest ratio of the sides; longer pictures fit no page. */
const longestShape = 10

export type EncodeFault =
	| Extract<Recognized, { ok: false }>['reason']
	| 'empty'
	| 'too-large'
	| 'too-many-pixels'
	| 'too-long'
	| 'broken'

export interface EncodedPicture {
	ok: true
	/** Upright, as uploaded. */
	width: number
	height: number
	files: { width: number; bytes: Buffer }[]
	/** The largest size, lossless, from which the AVIF files are made. */
	master: Buffer
}

let lastOne: Promise<unknown> = Promise.resolve()

/** One at a time, because forty megapixels take a lot of memory. */
export function encodePicture(
	bytes: Uint8Array,
): Promise<EncodedPicture | { ok: false; reason: EncodeFault }> {
	const mine = lastOne.then(() => encode(bytes))
	lastOne = mine.catch(() => undefined)
	return mine
}

/**
 * A picture in the four widths (TH-05) as WebP, upright, in sRGB and without metadata. Never enlarged: what is narrower
 * than the widest width also comes in its own.
 */
async function encode(bytes: Uint8Array): Promise<EncodedPicture | { ok: false; reason: EncodeFault }> {
	if (bytes.length === 0) return { ok: false, reason: 'empty' }
	if (bytes.length > pictureLimits.bytes) return { ok: false, reason: 'too-large' }
	const recognized = recognize(bytes)
	if (!recognized.ok) return recognized
	const read = await decoder()
	const { width, height, fault } = await measure(read(bytes), recognized.kind)
	if (fault) return { ok: false, reason: fault }
	const widest = Math.min(width, pictureWidths[pictureWidths.length - 1] ?? width)
	const decoded = await read(bytes)
		.autoOrient()
		.resize({ width: widest })
		.toColourspace('srgb')
		.raw({ depth: 'uchar' })
		.toBuffer({ resolveWithObject: true })
		.catch(() => null)
	if (decoded === null) return { ok: false, reason: 'broken' }
	const { info, data } = decoded
	const pixels = { width: info.width, height: info.height, channels: info.channels }
	const again = () => read(data, { raw: pixels })
	const files: EncodedPicture['files'] = []
	for (const each of widthsFor(width)) {
		const webp = again()
			.resize({ width: each })
			.webp({ quality: qualityFor(each) })
		files.push({ width: each, bytes: await webp.toBuffer() })
	}
	return {
		ok: true,
		width,
		height,
		files,
		master: await again().webp({ lossless: true, effort: 2 }).toBuffer(),
	}
}

/**
 * Encodes one width of a master as AVIF: seconds of work, limited to one core so that requests are served meanwhile.
 */
export async function encodeAvif(master: Uint8Array, width: number): Promise<Buffer> {
	const read = await decoder()
	const quality = qualityFor(width) - avifBelowWebp
	return read(master).resize({ width }).avif({ quality, effort: 4, chromaSubsampling: '4:2:0' }).toBuffer()
}

/** The widths that a picture this wide is made in. */
export function widthsFor(width: number): number[] {
	const narrower = pictureWidths.filter((one) => one < width)
	return narrower.length < pictureWidths.length ? [...narrower, Math.min(width, 1280)] : [...narrower]
}

function qualityFor(width: number): number {
	return qualities[pictureWidths.findIndex((one) => width <= one)] ?? 85
}

async function measure(picture: Sharp, kind: PictureKind) {
	const found = await picture.metadata().catch((error: unknown) => String(error))
	const nothing = { width: 0, height: 0 }
	if (typeof found === 'string')
		return { ...nothing, fault: /pixel limit/.test(found) ? 'too-many-pixels' : 'broken' } as const
	const { width, height } = found.autoOrient
	if (found.format !== (kind === 'avif' ? 'heif' : kind)) return { ...nothing, fault: 'broken' } as const
	if (width * height > pictureLimits.pixels) return { ...nothing, fault: 'too-many-pixels' } as const
	if ((found.pages ?? 1) > 1) return { ...nothing, fault: 'animated' } as const
	if (Math.max(width, height) > longestShape * Math.min(width, height))
		return { ...nothing, fault: 'too-long' } as const
	return { width, height, fault: null }
}

/** sharp is loaded when it is first needed; it may read these four formats and raw pixels, and nothing else. */
async function decoder(): Promise<(bytes: Uint8Array, options?: SharpOptions) => Sharp> {
	const { default: sharp } = await import('sharp')
	sharp.block({ operation: ['VipsForeignLoad'] })
	sharp.unblock({
		operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`),
	})
	sharp.concurrency(1)
	return (bytes, options) =>
		sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', ...options })
}
