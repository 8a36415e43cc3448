import { contrast, pairs, prefixes } from './contrast.ts'

const scale = Array.from({ length: 101 }, (_, lightness) => lightness)
/** A ratio that rounding to whole percents cannot lose. */
const enough = 4.6

/**
 * A palette with these two colors as primary and accent in both schemes: each as near as can be read on the palette's own surfaces,
 * and text on it in white or black, whichever reads better. Colors are HSL triples.
 */
export function paletteOfColors(
	colors: Readonly<Record<string, string>>,
	{ primary, accent }: { primary: string; accent: string },
): Record<string, string> {
	const own: Record<string, string> = { ...colors }
	for (const prefix of Object.values(prefixes)) {
		const surfaces = pairs
			.filter(({ over }) => over === 'primary')
			.map(({ under }) => colors[prefix + under] ?? '0 0% 100%')
		const mended = nearest(primary, (triple) => surfaces.every((one) => contrast(triple, one) >= enough))
		own[`${prefix}primary`] = mended
		own[`${prefix}primary-foreground`] = textOn(mended)
		own[`${prefix}ring`] = mended
		const shown = nearest(accent, (triple) => contrast(triple, textOn(triple)) >= enough)
		own[`${prefix}accent`] = shown
		own[`${prefix}accent-foreground`] = textOn(shown)
	}
	return own
}

/** The color with the lightness nearest to its own that will do. */
function nearest(triple: string, willDo: (triple: string) => boolean): string {
	const [hue = '0', saturation = '0%', lightness = '50%'] = triple.split(' ')
	const from = Number.parseFloat(lightness)
	const found = scale
		.toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from))
		.map((percent) => `${hue} ${saturation} ${percent}%`)
		.find(willDo)
	return found ?? triple
}

function textOn(triple: string): string {
	const [white, black] = ['0 0% 100%', '0 0% 8%'] as const
	return contrast(triple, white) >= contrast(triple, black) ? white : black
}
