import { maxMegabytes, maxMegapixels, maxMegapixelsAtOnce, maxMegapixelsOfAvif } from './accepted.ts'
import type { DecodeError } from './decode.server.ts'

/** Why a picture is rejected and what to do instead. */
export const decodeErrorMessages: Readonly<Record<DecodeError, string>> = {
	empty: 'Choose a picture.',
	'too-large': `This file is larger than ${maxMegabytes} MB. Save the picture smaller and choose it again.`,
	'too-many-pixels': `This picture has more than ${maxMegapixels} megapixels. Save it smaller and choose it again.`,
	'too-many-at-once': `A WebP, a progressive JPEG or an interlaced PNG may have ${maxMegapixelsAtOnce} megapixels, an AVIF ${maxMegapixelsOfAvif}. Save this one smaller or as an ordinary JPEG, and choose that.`,
	'too-deep':
		'This picture keeps more than 8 bits of each color, which makes it too large for us. Save it as an ordinary JPEG and choose that.',
	'too-long': 'This picture is more than ten times as long as it is wide. Crop it and choose it again.',
	animated: 'This picture moves. Choose a still one: JPEG, PNG, WebP or AVIF.',
	svg: 'This is a drawing (SVG), which could carry a program. Save it as PNG and choose that.',
	heic: 'This is an iPhone’s HEIC file. Save or send it as JPEG and choose that.',
	'no-picture': 'This is not a JPEG, PNG, WebP or AVIF picture, whatever its name says. Choose another file.',
	broken: 'This picture is damaged or cut short. Choose another copy of it.',
}
