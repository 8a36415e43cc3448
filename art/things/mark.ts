import { initialOf, type MarkPath } from '#app/company/mark.ts'
import { el, placed, shape } from '../draw.ts'
import type { Paint } from '../light.ts'
import { livery } from '../livery.ts'
import { material } from '../materials.ts'
import { capHeight, lettering } from '../type/lettering.ts'

/** The center of a mark in its square of 64. */
const middle = { x: 32, y: 35 }
/** The height of the initial of a company without a mark. */
const letterHeight = 46

const colorOf = (part: MarkPath['part']) => (part === 'rock' ? material.paper : material.wheat)

/** The paths of the company's mark in a square of 64, or of its initial. */
export const markPaths = (): readonly MarkPath[] => {
	if (livery.mark.length > 0) return livery.mark
	const { path, width } = lettering(initialOf(livery.name), letterHeight / capHeight)
	return [{ part: 'rock', d: moved(path, middle.x - width / 2, middle.y + letterHeight / 2) }]
}

/** Moves a path of coordinate pairs, the format of letters. */
const moved = (path: string, x: number, y: number): string =>
	path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => `${Number(px) + x} ${Number(py) + y}`)

/** The company's logo on a white plate, in the square of 64. */
export const logoPlate = (paint: Paint): string => {
	const plate = paint('#ffffff')
	const href = livery.logoImage ?? ''
	// At night it is as dark as the plate around it.
	const isDim = Number.parseInt(plate.slice(1, 3), 16) < 0xc0
	const opacity = isDim ? 0.7 : undefined
	return (
		el('rect', { width: 64, height: 64, rx: 6, fill: plate }) +
		el('image', { href, x: 5, y: 5, width: 54, height: 54, opacity })
	)
}

/** The mark, `size` wide, with its top left corner at (x, y), in colors for a dark background. */
export const markOn = (x: number, y: number, size: number, paint: Paint): string =>
	livery.logoImage
		? placed(x, y, size / 64, logoPlate(paint))
		: placed(x, y, size / 64, ...markPaths().map(({ part, d }) => shape(d, paint(colorOf(part)))))

/** The mark on a pine-colored square, filling the share `scale` of it; the corners are rounded by the share `corner`. */
export const badge = (size: number, corner: number, scale = 0.82): string =>
	el('rect', { width: size, height: size, rx: size * corner, fill: material.pine }) +
	markOn(
		size / 2 - (middle.x * size * scale) / 64,
		size / 2 - (middle.y * size * scale) / 64,
		size * scale,
		(color) => color,
	)

/** The site's icon as an SVG document. Apple rounds the corners itself, so its icon has none. */
export const icon = (size: number, corner: number, scale?: number): string =>
	el(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${size} ${size}`, width: size, height: size },
		badge(size, corner, scale),
	)
