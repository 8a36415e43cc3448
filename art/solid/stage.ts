import type { Frame } from '#app/pictures/frame.ts'
import type { Season, SeasonName } from '../land/season.ts'
import type { Landscape } from '../landscape.ts'
import type { Light } from '../light.ts'
import { autumn, dawn, morning, mountainMorning, noon, stormy, winter } from '../lights/day.ts'
import { dusk, moonlight, violetDusk } from '../lights/night.ts'
import { moved, standAt } from './view.ts'
import type { Stand } from './view.ts'

const days = { dawn, morning, noon, autumn, winter, stormy, mountainMorning }
const nights = { dusk, violetDusk, moonlight }

/** How a scene shows its truck: no two town scenes agree in all of these. */
export type Shot = {
	/** Across the picture, coming toward the viewer, going away at an angle, or straight down the street. */
	angle: 'side' | 'front' | 'rear' | 'behind'
	/** The rotation from straight away, in degrees, if not the usual one for the angle. */
	turn?: number
	/** The direction in which it drives. */
	way: 'left' | 'right'
	distance: 'near' | 'middle' | 'far'
	/** Its position in the picture. */
	place: 'left' | 'middle' | 'right'
	/** Feet by which the houses are moved along the road, so that no tree seems to grow out of a roof or a cab. */
	shift?: number
	light: keyof typeof days
	night: keyof typeof nights
	season: SeasonName
	/** What the truck does, following "Our garbage truck" or "Our roll-off truck". */
	does: (words: ShotWords) => string
	upright: Upright
}

/** Words about the land for a shot: the road's name, the trees along it, and " under snow" if there is snow. */
export type ShotWords = { road: string; trees: string; snow: string }

/** The arrangement of a shot in the upright composition. */
export type Upright = {
	/** The x in the world at which the picture begins. */
	from: number
	/** The truck's x in the world and distance, if different. */
	x?: number
	away?: number
	/** The position of the carts or the container in feet ahead of the truck's middle, if different. */
	waitingAhead?: number
}

export type Stage = {
	truck: Stand
	/** The middle of the road; the truck drives on its right half. */
	road: Stand
	season: Season
	land: Landscape
	/** The side of the road farther from the viewer: 1 is its right. */
	farSide: 1 | -1
}

const aways = { near: 53, middle: 68, far: 112 } as const
const places = { left: 680, middle: 930, right: 1030 } as const
const headings = { side: 90, front: 140, rear: 40, behind: 3 } as const

/** The camera, the road and the truck of a shot. The camera is at a tall person's eye level, on the far side of a ditch. */
export const stage = (shot: Shot, land: Landscape, frame: Frame = 'standard'): Stage => {
	const own = frame === 'upright' ? shot.upright : undefined
	const turn = shot.turn ?? headings[shot.angle]
	const view = { x: 860, horizon: 556, focal: 1000, eye: 9 }
	const truck = standAt(
		view,
		own?.x ?? places[shot.place],
		own?.away ?? aways[shot.distance],
		shot.way === 'right' ? turn : -turn,
	)
	return {
		truck,
		road: moved(truck, 0, -6),
		season: land.seasons[shot.season],
		land,
		farSide: shot.way === 'right' ? -1 : 1,
	}
}

export const lightsOf = ({ light, night }: Shot): { day: Light; night: Light } => ({
	day: days[light],
	night: nights[night],
})
