import type { Point } from '../draw.ts'
import { circle, placed } from '../draw.ts'
import type { Light } from '../light.ts'
import { paintIn } from '../light.ts'
import { material } from '../materials.ts'
import { decal, isFacing, panel } from './decal.ts'
import type { Plane } from './decal.ts'
import { block, convex, prism } from './solid.ts'
import { tire } from './tire.ts'
import { onCanvas } from './view.ts'
import type { Spot, Stand } from './view.ts'

const half = 3.9
const outline: Point[] = [
	[0, 2.2],
	[0, 9.9],
	[5.3, 9.9],
	[6.1, 9.3],
	[7.1, 5.7],
	[7.25, 4.9],
	[7.25, 2.2],
]

/** A flat surface across the front, between two heights of the outline: x from its left edge as seen from the front, y down. */
const across =
	(top: Point, bottom: Point): Plane =>
	(x, y) => {
		const share = y / (top[1] - bottom[1])
		return [top[0] + (bottom[0] - top[0]) * share, top[1] - y, half - x]
	}

/** Both sides of a vehicle: x is feet ahead, y feet down (so heights are negative). */
export const sides = (width: number): { plane: Plane; on: Spot; out: Spot }[] =>
	[1, -1].map((side) => ({
		plane: (x, y) => [x, -y, side * width],
		on: [0, 5, side * width],
		out: [0, 0, side],
	}))

/** The front of our heavy trucks as a solid: a wheat-colored cab over the axle. Its back is at 0 of the stand, the bumper at 7.45 feet. */
export const solidCab = (stand: Stand, light: Light): string => {
	const paint = paintIn(light)
	const ink = (plane: Plane, d: string, color: string, opacity?: number) =>
		decal(stand, plane, d, paint(color), opacity)
	const onSide = sides(half)
		.filter(({ on, out }) => isFacing(stand, on, out))
		.map(({ plane }) =>
			[
				ink(plane, 'M0 -4.7H7.25V-2.2H0Z', material.wheatDeep),
				ink(plane, 'M0 -5.15H7.2V-4.75H0Z', material.paper),
				ink(plane, 'M1.5 -8.85H4.35V-5.7H1.5ZM4.75 -8.85H5.85L6.65 -5.7H4.75Z', material.glass),
				ink(plane, 'M3 -8.85H4.2L2.7 -5.7H1.5Z', '#ffffff', 0.3),
				ink(plane, 'M1.5 -4.6H2.4V-4.35H1.5Z', material.granite),
				ink(plane, 'M.95 -1.9Q.95 -4.3 3.35 -4.3Q5.75 -4.3 5.75 -1.9Z', material.granite),
			].join(''),
		)
	const isFront = isFacing(stand, [7.25, 4, 0], [1, 0, 0])
	return [
		convex(stand, block([0.4, 1.2, -3.4], [6.6, 2.2, 3.4], material.granite), paint),
		isFront ? '' : tires(stand, paint),
		convex(stand, prism(outline, -half, half, material.wheat), paint),
		...onSide,
		isFront ? tires(stand, paint) + front(stand, light, ink) : '',
		...[-1, 1].map((side) =>
			convex(
				stand,
				block([6.9, 6.6, side * (half + 0.2)], [7.3, 8.6, side * (half + 0.7)], material.granite),
				paint,
			),
		),
	].join('')
}

const tires = (stand: Stand, paint: (color: string) => string): string =>
	[-1, 1]
		.toSorted(
			(a, b) => Number(isFacing(stand, [0, 3, a], [0, 0, a])) - Number(isFacing(stand, [0, 3, b], [0, 0, b])),
		)
		.map((side) => tire(stand, 3.35, 1.72, [side * (half - 1.1), side * (half + 0.02)], paint))
		.join('')

const front = (
	stand: Stand,
	light: Light,
	ink: (plane: Plane, d: string, color: string, opacity?: number) => string,
): string => {
	const paint = paintIn(light)
	const shield = across([6.1, 9.3], [7.1, 5.7])
	const low = across([7.25, 4.9], [7.25, 2.2])
	const lamp = light.night ? light.lamp : material.paper
	const lit = (x: number) => {
		const [px, py] = onCanvas(stand, low(x, 1.75))
		const [ex] = onCanvas(stand, low(x + 1, 1.75))
		return light.night ? placed(px, py, 1, glow(light, Math.abs(ex - px) * 2.6)) : ''
	}
	return [
		ink(shield, 'M.5 .35H7.3V3.3H.5Z', material.granite),
		ink(shield, 'M.7 .5H7.1V3.15H.7Z', material.glass),
		ink(shield, 'M4.4 .5H6.2L4.2 3.15H2.4Z', '#ffffff', 0.3),
		ink(shield, 'M3.2 3.25L1.5 2.6V2.5L3.4 3.1ZM6.4 3.25L4.7 2.6V2.5L6.6 3.1Z', material.granite),
		ink(low, 'M0 .1H7.8V.45H0Z', material.paper),
		ink(low, `M1.9 .75H5.9V2.5H1.9Z`, material.granite),
		ink(low, `${[1, 1.45, 1.9].map((y) => panel(2.1, y, 3.6, 0.2)).join('')}`, material.steelDeep),
		convex(stand, block([7, 1, -half], [7.6, 2.2, half], material.steel), paint),
		...[0.3, 6.4].flatMap((x) => [
			decal(stand, low, panel(x, 1.35, 1.1, 0.8), light.night ? lamp : paint(lamp)),
			decal(stand, low, panel(x, 0.85, 1.1, 0.35), paint('#e58a2c')),
		]),
		lit(0.85),
		lit(6.95),
	].join('')
}

/** The glow of a lamp at night. */
const glow = (light: Light, radius: number): string =>
	[1, 0.62, 0.34]
		.map((share, index) =>
			circle(0, 0, radius * share, light.lamp).replace('/>', ` opacity="${[0.1, 0.16, 0.3][index]}"/>`),
		)
		.join('')
