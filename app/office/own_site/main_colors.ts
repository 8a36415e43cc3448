import { hexOf, tripleOf } from '../palettes/hsl.ts'

/** Degrees of hue that count as one color. */
const degrees = 24

/** The two most frequent colors, as hex codes, without grays, black and white. */
export function mainColors(pixels: readonly string[]): string[] {
	const families = new Map<number, Map<string, number>>()
	for (const hex of pixels) {
		const [hue = 0, saturation = 0, lightness = 0] = tripleOf(hex).split(' ').map(Number.parseFloat)
		if (saturation < 25 || lightness < 10 || lightness > 90) continue
		const family = Math.round(hue / degrees) % (360 / degrees)
		const members = families.get(family) ?? new Map<string, number>()
		const rounded = `${hue} ${Math.round(saturation / 5) * 5}% ${Math.round(lightness / 5) * 5}%`
		families.set(family, members.set(rounded, (members.get(rounded) ?? 0) + 1))
	}
	const sum = (members: Map<string, number>) => [...members.values()].reduce((all, count) => all + count, 0)
	return [...families.values()]
		.toSorted((one, other) => sum(other) - sum(one))
		.filter((members) => sum(members) >= pixels.length * 0.02)
		.slice(0, 2)
		.flatMap((members) => [...members].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? [])
		.map(hexOf)
}
