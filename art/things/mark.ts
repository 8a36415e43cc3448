import { mark } from '#app/shell/mark.ts'
import { el, placed, shape } from '../draw.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'

const colorOf = (part: (typeof mark.paths)[number]['part']) =>
	part === 'rock' ? material.paper : material.wheat

/** The mark, `size` wide, with its top left corner at (x, y), in colors for a dark ground. */
export const markOn = (x: number, y: number, size: number, paint: Paint): string =>
	placed(x, y, size / 64, ...mark.paths.map((path) => shape(path.d, paint(colorOf(path.part)))))

/** The mark in a square of pine, of which it has the share `scale`; its corners are rounded by the share `corner`. */
export const badge = (size: number, corner: number, scale = 0.82): string => {
	const middle = { x: 32, y: 35 }
	return (
		el('rect', { width: size, height: size, rx: size * corner, fill: material.pine }) +
		markOn(
			size / 2 - (middle.x * size * scale) / 64,
			size / 2 - (middle.y * size * scale) / 64,
			size * scale,
			(color) => color,
		)
	)
}

/** The site's icon as an SVG document. Apple rounds the corners itself, so its icon has none. */
export const icon = (size: number, corner: number, scale?: number): string =>
	el(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size} ${size}`, width: size, height: size },
		badge(size, corner, scale),
	)
