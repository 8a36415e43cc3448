/** Draws one file. Must be called inside `inLivery`, with the lettering open. */
export type Draw = () => string

/** A point in the picture: x to the right, y downwards. */
export type Point = readonly [number, number]
/** Parses points written as `x y, x y, …`, over any number of lines. */
export const points = (text: string): Point[] =>
	text.split(/,\s+/).map((pair) => {
		const [x = 0, y = 0] = pair.split(' ').map(Number)
		return [x, y]
	})

type Attributes = Record<string, string | number | undefined>

export const round = (value: number, digits = 1): number => {
	const factor = 10 ** digits
	const rounded = Math.round(value * factor) / factor
	return rounded === 0 ? 0 : rounded
}

/** Creates an SVG element; undefined attributes are left out. */
export const el = (name: string, attributes: Attributes, ...children: string[]): string => {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value, 3) : value}"`)
		.join('')
	return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`
}

export const group = (attributes: Attributes, ...children: string[]): string =>
	el('g', attributes, ...children)

/** A path `M x y L x y …` through the points. Jagged edges need no decimals, which would be half of the file; soft ones get one. */
export const line = (through: readonly Point[], digits = 0): string =>
	through.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x, digits)} ${round(y, digits)}`).join('')

/** A filled area bounded by the points. */
export const area = (bounds: readonly Point[], fill: string, opacity?: number, digits = 0): string =>
	el('path', { d: `${line(bounds, digits)}Z`, fill, opacity })

export const rect = (
	x: number,
	y: number,
	width: number,
	height: number,
	fill: string,
	rx?: number,
): string => el('rect', { x, y, width, height, rx, fill })

export const circle = (cx: number, cy: number, r: number, fill: string): string =>
	el('circle', { cx, cy, r, fill })

export const shape = (d: string, fill: string, opacity?: number): string => el('path', { d, fill, opacity })

export const stroke = (d: string, color: string, width: number, cap: 'butt' | 'round' = 'butt'): string =>
	el('path', {
		d,
		fill: 'none',
		stroke: color,
		'stroke-width': width,
		'stroke-linecap': cap,
		'stroke-linejoin': 'round',
	})

/** Moves and scales a drawing made in its own units. */
export const placed = (x: number, y: number, scale: number, ...children: string[]): string =>
	group({ transform: `translate(${round(x, 2)} ${round(y, 2)}) scale(${round(scale, 4)})` }, ...children)

export type Stop = readonly [offset: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]): string[] =>
	list.map(([offset, color, opacity]) => el('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }))

/** A vertical gradient from y1 to y2 in user space units. */
export const verticalGradient = (id: string, y1: number, y2: number, list: readonly Stop[]): string =>
	el('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1: 0, y1, x2: 0, y2 }, ...stops(list))
