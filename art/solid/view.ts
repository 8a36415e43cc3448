import type { Point } from '../draw.ts'

/**
 * Somebody looking level into the picture: their eyes `eye` feet over the ground, the point straight ahead at `x` on
 * the `horizon`; what is `focal` feet away is drawn at one pixel a foot.
 */
export type View = { x: number; horizon: number; focal: number; eye: number }

/** A place in a thing's own feet: ahead of it, over the ground, and to its right. */
export type Spot = readonly [ahead: number, up: number, right: number]

/** Where a thing stands: feet to the right of the eye, feet away from it, and its heading (0 away from us, 90 to the right). */
export type Stand = { view: View; across: number; away: number; heading: number }

export type World = readonly [across: number, up: number, away: number]

export const inWorld = ({ across, away, heading }: Stand, [ahead, up, right]: Spot): World => {
	const turn = (heading * Math.PI) / 180
	const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
	return [across + ahead * sin + right * cos, up, away + ahead * cos - right * sin]
}

/** Where a place of the world is seen; it must lie before the eye. */
export const seen = ({ x, horizon, focal, eye }: View, [across, up, away]: World): Point => [
	x + (focal * across) / away,
	horizon + (focal * (eye - up)) / away,
]

export const onCanvas = (stand: Stand, spot: Spot): Point => seen(stand.view, inWorld(stand, spot))

/** Pixels a foot at a distance. */
export const scaleAt = (view: View, away: number): number => view.focal / away

/** How finely what stands here is drawn: from some way off, a tenth of a pixel only costs bytes. */
export const digitsAt = ({ away }: Stand): number => (away > 76 ? 0 : 1)

/** A stand whose foot is seen at `px` across the picture. */
export const standAt = (view: View, px: number, away: number, heading: number): Stand => ({
	view,
	across: ((px - view.x) * away) / view.focal,
	away,
	heading,
})

/** The same stand moved by feet of its own. */
export const moved = (stand: Stand, ahead: number, right: number, turn = 0): Stand => {
	const [across, , away] = inWorld(stand, [ahead, 0, right])
	return { ...stand, across, away, heading: stand.heading + turn }
}
