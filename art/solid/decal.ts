import type { Point } from '../draw.ts'
import { round, shape } from '../draw.ts'
import { digitsAt, inWorld, onCanvas } from './view.ts'
import type { Spot, Stand } from './view.ts'

/** A flat surface of an object: maps feet to the right of and below its corner to a spot. */
export type Plane = (x: number, y: number) => Spot

/** Draws the path `d`, in feet, on a flat surface; it may only have absolute M, L, H, V, Q and Z. */
export const decal = (stand: Stand, plane: Plane, d: string, fill: string, opacity?: number): string => {
	let at: Point = [0, 0]
	const digits = digitsAt(stand)
	const put = (point: Point) => {
		at = point
		const [x, y] = onCanvas(stand, plane(...point))
		return `${round(x, digits)} ${round(y, digits)}`
	}
	const path = [...d.matchAll(/([MLHVQZ])([^A-Z]*)/g)].map(([, letter = '', values = '']) => {
		const all = [...values.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
		if (letter === 'Z') return 'Z'
		if (letter === 'H') return `L${put([all[0] ?? 0, at[1]])}`
		if (letter === 'V') return `L${put([at[0], all[0] ?? 0])}`
		const pairs: string[] = []
		for (let i = 0; i < all.length; i += 2) pairs.push(put([all[i] ?? 0, all[i + 1] ?? 0]))
		return letter + pairs.join(' ')
	})
	return shape(path.join(''), fill, opacity)
}

/** A rectangle on a flat surface, as a path. */
export const panel = (x: number, y: number, width: number, height: number): string =>
	`M${x} ${y}H${x + width}V${y + height}H${x}Z`

/** A circle as a path of eight curves, accurate enough for small objects. */
export const disc = (cx: number, cy: number, r: number): string => {
	const at = (eighth: number, radius: number) =>
		`${round(cx + Math.cos((eighth * Math.PI) / 8) * radius, 3)} ${round(cy + Math.sin((eighth * Math.PI) / 8) * radius, 3)}`
	const bulge = r / Math.cos(Math.PI / 8)
	return `M${at(0, r)}${[1, 3, 5, 7, 9, 11, 13, 15].map((turn) => `Q${at(turn, bulge)} ${at(turn + 1, r)}`).join('')}Z`
}

/** Reports whether a flat surface of a solid faces the viewer; `out` is its outward direction in the object's own feet. */
export const isFacing = (stand: Stand, on: Spot, out: Spot): boolean => {
	const from = inWorld(stand, on)
	const to = inWorld(stand, [on[0] + out[0], on[1] + out[1], on[2] + out[2]])
	const away = from[0] * (to[0] - from[0]) + (from[1] - stand.view.eye) * (to[1] - from[1])
	return away + from[2] * (to[2] - from[2]) < 0
}
