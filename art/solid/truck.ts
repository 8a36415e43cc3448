import type { Point } from '../draw.ts'
import { area } from '../draw.ts'
import type { Light } from '../light.ts'
import { landIn } from '../light.ts'
import type { Paint } from '../light.ts'
import { material } from '../materials.ts'
import { isFacing } from './decal.ts'
import { block, convex } from './solid.ts'
import { tire } from './tire.ts'
import { moved, onCanvas } from './view.ts'
import type { Stand } from './view.ts'

/** Feet from the rear step to the bumper; a truck's stand is at its middle. */
export const truckLength = 31.9
/** Converts to the rear end, from which a truck's parts are measured. */
export const fromRear = (stand: Stand): Stand => moved(stand, -truckLength / 2, 0)
/** The start of the cab, in feet from the rear end. */
export const cabAt = 24.35

/** Joins the parts of a long object, farthest first; they are passed from its rear end to its front. */
export const farthestFirst = (stand: Stand, fromRearToFront: readonly string[]): string =>
	(isFacing(stand, [truckLength, 4, 0], [1, 0, 0]) ? fromRearToFront : fromRearToFront.toReversed()).join('')

/** The shadow under a truck or a container, starting at its rear end. */
export const shadow = (stand: Stand, light: Light, length: number, half: number): string => {
	const corners: Point[] = (
		[
			[-0.6, 0, -half],
			[length + 0.6, 0, -half],
			[length + 0.6, 0, half],
			[-0.6, 0, half],
		] as const
	).map((spot) => onCanvas(stand, spot))
	return area(corners, landIn(light)(material.granite), light.night ? 0.55 : 0.42, 1)
}

/** The frame behind the cab and the wheels of the two rear axles, those on the far side first. */
export const chassis = (stand: Stand, axles: readonly [number, number], paint: Paint): string => {
	const near = isFacing(stand, [0, 3, 3.9], [0, 0, 1]) ? 1 : -1
	const isFront = isFacing(stand, [truckLength, 4, 0], [1, 0, 0])
	const order = isFront ? axles : axles.toReversed()
	const pair = (side: number) =>
		order.map((ahead) => tire(stand, ahead, 1.72, [side * 1.9, side * 3.85], paint)).join('')
	return (
		pair(-near) +
		convex(stand, block([1.2, 2.2, -1.6], [cabAt, 3.3, 1.6], material.granite), paint) +
		pair(near)
	)
}
