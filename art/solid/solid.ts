import { darker, lighter } from '../color.ts'
import type { Point } from '../draw.ts'
import { area } from '../draw.ts'
import type { Paint } from '../light.ts'
import { digitsAt, inWorld, seen } from './view.ts'
import type { Spot, Stand, World } from './view.ts'

export type Face = { spots: readonly Spot[]; color: string }

const minus = (a: World, b: World): World => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: World, b: World) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: World, b: World): World => [
	a[1] * b[2] - a[2] * b[1],
	a[2] * b[0] - a[0] * b[2],
	a[0] * b[1] - a[1] * b[0],
]
const middle = (all: readonly World[]): World => {
	const sum = all.reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0])
	return [sum[0] / all.length, sum[1] / all.length, sum[2] / all.length]
}

/** The light comes from over the viewer's left shoulder. */
const toLight: World = [-0.49, 0.69, -0.54]

/** The color of a face with this normal. */
const shaded = (color: string, normal: World): string => {
	const size = Math.hypot(...normal) || 1
	const share = (0.5 - dot(normal, toLight) / size) * 0.42
	return share > 0 ? darker(color, Math.min(share, 0.36)) : lighter(color, Math.min(-share, 0.14))
}

/** The visible faces of a convex body, each shaded by its angle to the light. */
export const convex = (stand: Stand, faces: readonly Face[], paint: Paint): string => {
	const { view } = stand
	const eye: World = [0, view.eye, 0]
	const all = faces.map(({ spots, color }) => ({ at: spots.map((spot) => inWorld(stand, spot)), color }))
	const center = middle(all.flatMap(({ at }) => at))
	return all
		.map(({ at, color }) => {
			const [a, b, c] = at as [World, World, World]
			const any = cross(minus(b, a), minus(c, a))
			const on = middle(at)
			const normal: World = dot(any, minus(on, center)) < 0 ? [-any[0], -any[1], -any[2]] : any
			if (dot(normal, minus(on, eye)) >= 0) return ''
			return area(
				at.map((world) => seen(view, world)),
				paint(shaded(color, normal)),
				undefined,
				digitsAt(stand),
			)
		})
		.join('')
}

type Outline = readonly Point[]

/** A body with a constant cross-section: the outline (feet ahead, feet up) extruded from `left` to `right` of its middle. */
export const prism = (outline: Outline, left: number, right: number, color: string): Face[] => [
	{ spots: outline.map(([x, y]) => [x, y, left]), color },
	{ spots: outline.map(([x, y]) => [x, y, right]), color },
	...outline.map(([x, y], index): Face => {
		const [toX, toY] = outline[(index + 1) % outline.length] ?? [x, y]
		return {
			spots: [
				[x, y, left],
				[toX, toY, left],
				[toX, toY, right],
				[x, y, right],
			],
			color,
		}
	}),
]

/** A block between two opposite corners. */
export const block = (from: Spot, to: Spot, color: string): Face[] =>
	prism(
		[
			[from[0], from[1]],
			[to[0], from[1]],
			[to[0], to[1]],
			[from[0], to[1]],
		],
		from[2],
		to[2],
		color,
	)

/** A block that widens upward: half lengths and half widths at its foot and at its rim. */
export const tapered = (
	foot: readonly [ahead: number, right: number],
	rim: readonly [ahead: number, right: number],
	bottom: number,
	top: number,
	color: string,
): Face[] => {
	const ring = ([ahead, right]: readonly [number, number], up: number): [Spot, Spot, Spot, Spot] => [
		[-ahead, up, -right],
		[ahead, up, -right],
		[ahead, up, right],
		[-ahead, up, right],
	]
	const low = ring(foot, bottom)
	const high = ring(rim, top)
	return [
		{ spots: low, color },
		{ spots: high, color },
		...([0, 1, 2, 3] as const).map((index): Face => {
			const next = ((index + 1) % 4) as 0 | 1 | 2 | 3
			return { spots: [low[index], low[next], high[next], high[index]], color }
		}),
	]
}
