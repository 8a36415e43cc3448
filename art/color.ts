type Triple = readonly [number, number, number]

/** `#rrggbb` from hue in degrees, saturation and lightness in percent, as the theme writes its colors. */
export const hsl = (hue: number, saturation: number, lightness: number): string => {
	const s = saturation / 100
	const l = lightness / 100
	const channel = (n: number) => {
		const k = (n + hue / 30) % 12
		return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
	}
	return hex([channel(0), channel(8), channel(4)])
}

/**
 * Mixes two colors in OKLab, from `from` (share 0) to `to` (share 1): this looks like air between us and a ridge, and mixes of green and
 * blue do not turn gray.
 */
export const mix = (from: string, to: string, share: number): string => {
	const a = toLab(from)
	const b = toLab(to)
	return fromLab([0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * share) as unknown as Triple)
}

export const darker = (color: string, share: number): string => mix(color, '#06100f', share)
export const lighter = (color: string, share: number): string => mix(color, '#fffaf0', share)

/** A color that contrasts with this one: darker by `share`, or lighter if it is too dark for that to be visible. */
export const setOff = (color: string, share: number): string =>
	toLab(color)[0] < 0.3 ? lighter(color, share) : darker(color, share)

const hex = (channels: Triple): string =>
	`#${channels
		.map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255))
		.map((value) => value.toString(16).padStart(2, '0'))
		.join('')}`

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Converts to Björn Ottosson's OKLab (bottosson.github.io/posts/oklab). */
export const toLab = (color: string): Triple => {
	const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255)) as [
		number,
		number,
		number,
	]
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	]
}

const fromLab = ([lightness, a, b]: Triple): string => {
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
	return hex([
		gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
		gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
		gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
	])
}
