import { contrast, pairs, prefixes } from './contrast.ts'

const scale = Array.from({ length: 101 }, (_, lightness) => lightness)
/** A contrast ratio with a margin for rounding to whole percents. */
const enough = 4.6

/**
 * A palette with these two colors as primary and accent in both schemes, adjusted just enough to be readable on the palette's
 * surfaces, with white or black text on them, whichever has more contrast. Colors are HSL triples.
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

/** The color with the nearest lightness that is acceptable. */
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
