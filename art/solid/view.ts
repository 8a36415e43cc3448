import type { Point } from '../draw.ts'

/**
 * A viewer looking horizontally into the picture: the eyes are `eye` feet above the ground, the point straight ahead is at `x` on the
 * `horizon`; an object `focal` feet away is drawn at one pixel per foot.
 */
export type View = { x: number; horizon: number; focal: number; eye: number }

/** A spot in an object's own feet: ahead of it, above the ground, and to its right. */
export type Spot = readonly [ahead: number, up: number, right: number]

/** Where an object stands: feet to the right of the eye, feet away from it, and its heading (0 away from the viewer, 90 to the right). */
export type Stand = { view: View; across: number; away: number; heading: number }

export type World = readonly [across: number, up: number, away: number]

export const inWorld = ({ across, away, heading }: Stand, [ahead, up, right]: Spot): World => {
	const turn = (heading * Math.PI) / 180
	const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
	return [across + ahead * sin + right * cos, up, away + ahead * cos - right * sin]
}

/** Projects a point of the world onto the picture; it must be in front of the eye. */
export const seen = ({ x, horizon, focal, eye }: View, [across, up, away]: World): Point => [
	x + (focal * across) / away,
	horizon + (focal * (eye - up)) / away,
]

export const onCanvas = (stand: Stand, spot: Spot): Point => seen(stand.view, inWorld(stand, spot))

/** Pixels per foot at a distance. */
export const scaleAt = (view: View, away: number): number => view.focal / away

/** The number of decimals for something at this stand: in the distance, tenths of a pixel would only cost bytes. */
export const digitsAt = ({ away }: Stand): number => (away > 76 ? 0 : 1)

/** A stand whose foot appears at `px` across the picture. */
export const standAt = (view: View, px: number, away: number, heading: number): Stand => ({
	view,
	across: ((px - view.x) * away) / view.focal,
	away,
	heading,
})

/** The same stand moved by its own feet. */
export const moved = (stand: Stand, ahead: number, right: number, turn = 0): Stand => {
	const [across, , away] = inWorld(stand, [ahead, 0, right])
	return { ...stand, across, away, heading: stand.heading + turn }
}
