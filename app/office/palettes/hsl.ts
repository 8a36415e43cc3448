import { channels } from './contrast.ts'

/** The hex code of an HSL triple, for a color input: `#14523f` for `162 61% 20%`. */
export function hexOf(triple: string): string {
	return `#${channels(triple)
		.map((value) =>
			Math.round(value * 255)
				.toString(16)
				.padStart(2, '0'),
		)
		.join('')}`
}

/** The bare HSL triple of a color input's `#14523f`, in whole degrees and percents. */
export function tripleOf(hex: string): string {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
		(at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
	)
	const max = Math.max(red, green, blue)
	const least = Math.min(red, green, blue)
	const spread = max - least
	const lightness = (max + least) / 2
	const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
	const turn =
		spread === 0
			? 0
			: max === red
				? ((green - blue) / spread + 6) % 6
				: max === green
					? (blue - red) / spread + 2
					: (red - green) / spread + 4
	return `${Math.round(turn * 60) % 360} ${Math.round(saturation * 100)}% ${Math.round(lightness * 100)}%`
}
