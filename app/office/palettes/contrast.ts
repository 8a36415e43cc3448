import type { ColorName } from '#db/seed/palettes.ts'

/**
 * The pairs to check: text needs 4.5 to 1, outlines of controls and the focus ring 3 to 1 (WCAG 2.2, 1.4.3 and
 * 1.4.11).
 */
const surfaces = ['background', 'card', 'muted', 'secondary'] as const
const text: readonly [ColorName, readonly ColorName[]][] = [
	['foreground', surfaces],
	['muted-foreground', surfaces],
	['primary', surfaces],
	['destructive', ['background', 'card', 'muted']],
	['card-foreground', ['card']],
	['primary-foreground', ['primary']],
	['secondary-foreground', ['secondary']],
	['accent-foreground', ['accent']],
	['destructive-foreground', ['destructive']],
]
const outlines: readonly [ColorName, readonly ColorName[]][] = [
	['input', surfaces],
	['ring', surfaces],
]

/** One color on another, and its required contrast. */
interface Pair {
	over: ColorName
	under: ColorName
	minRatio: number
}

export const pairs: readonly Pair[] = [
	...text.flatMap(([over, under]) => under.map((one) => ({ over, under: one, minRatio: 4.5 }))),
	...outlines.flatMap(([over, under]) => under.map((one) => ({ over, under: one, minRatio: 3 }))),
]

/** A pair below its required contrast. */
interface LowContrastPair extends Pair {
	scheme: 'day' | 'night'
	ratio: number
}

/** The properties of a scheme: `--primary` for light, `--dark-primary` for dark. */
export const prefixes = { day: '--', night: '--dark-' } as const

/**
 * The pairs of a palette below their required contrast; `colors` are HSL triples by property. Missing colors are
 * skipped.
 */
export function lowContrastPairs(colors: Readonly<Record<string, string>>): LowContrastPair[] {
	return (['day', 'night'] as const).flatMap((scheme) =>
		pairs.flatMap((pair) => {
			const [over, under] = [pair.over, pair.under].map((name) => colors[prefixes[scheme] + name])
			if (!over || !under) return []
			const ratio = contrast(over, under)
			return ratio < pair.minRatio ? [{ ...pair, scheme, ratio }] : []
		}),
	)
}

/** A sentence such as `by day, muted-foreground on card has 3.1 to 1 and needs 4.5`. */
export function formatPair({ scheme, over, under, ratio, minRatio }: LowContrastPair): string {
	return `by ${scheme}, ${over} on ${under} has ${ratio.toFixed(1)} to 1 and needs ${minRatio}`
}

/** Why a palette cannot be used for the site. */
export function faintSentence(low: readonly LowContrastPair[]): string {
	return `Parts of the site could not be read: ${low.map(formatPair).join('; ')}.`
}

/** WCAG 2 contrast ratio of two HSL triples, from 1 to 21. */
export function contrast(one: string, other: string): number {
	const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
	return (lighter + 0.05) / (darker + 0.05)
}

function luminance(triple: string): number {
	const [red = 0, green = 0, blue = 0] = channels(triple).map((value) =>
		value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
	)
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue of an HSL triple, each from 0 to 1. */
export function channels(triple: string): [number, number, number] {
	const [hue = 0, saturation = 0, lightness = 0] = triple.split(' ').map(Number.parseFloat)
	const chroma = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100)
	const channel = (offset: number) => {
		const k = (offset + hue / 30) % 12
		return lightness / 100 - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1))
	}
	return [channel(0), channel(8), channel(4)]
}
