/**
 * Arial Bold, in thousandths of an em: the published Helvetica Bold widths, which Arial and Liberation Sans share, and Arial's ascent and
 * descent. Hard-coded, so that the result never depends on installed fonts.
 */
const arialBold = {
	ascent: 905,
	descent: 212,
	widths:
		'a556 b611 c556 d611 e556 f333 g611 h611 i278 j278 k556 l278 m889 n611 o611 p611 q611 r389 s556 t333 u611 v556 w778 x556 y556 z500',
	space: 278,
}

/** English text with every letter at about its usual frequency. */
const sample =
	'trash and recycling on the same day every week from a family down the road who answer the phone and know ' +
	'your street a dumpster by noon if you call before lunch no contracts no surprises just quiet good work'

/** Typographic metrics of a face, as shares of the em. */
export type Metrics = { ascent: number; descent: number; lineGap: number; averageWidth: number }

type FallbackFace = { sizeAdjust: number; ascent: number; descent: number; lineGap: number }

const widthOf = new Map(
	arialBold.widths.split(' ').map((entry) => [entry.slice(0, 1), Number(entry.slice(1)) / 1000] as const),
)

/** Average advance of Arial Bold over the sample, in em. */
export const arialAverage = (): number =>
	[...sample].reduce((sum, letter) => sum + (widthOf.get(letter) ?? arialBold.space / 1000), 0) /
	sample.length

/** The average advance over the same sample in a face measured by `measure` (text → em). */
export const averageWidth = (measure: (text: string) => number): number => measure(sample) / sample.length

/**
 * Returns the `size-adjust` and overrides, as percentages, that make Arial Bold fit the same box as `face`: the overrides are relative to
 * the adjusted size (CSS Fonts 5, §2).
 */
export const fallbackFor = (face: Metrics): FallbackFace => {
	const sizeAdjust = face.averageWidth / arialAverage()
	const percent = (value: number) => Math.round((value / sizeAdjust) * 10_000) / 100
	return {
		sizeAdjust: Math.round(sizeAdjust * 10_000) / 100,
		ascent: percent(face.ascent),
		descent: percent(face.descent),
		lineGap: percent(face.lineGap),
	}
}
