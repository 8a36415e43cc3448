import { shownFeatures } from '#app/scenes/scene_alt.ts'
import type { TownFeature } from '#app/scenes/setting.ts'
import { placed } from '../draw.ts'
import { mesa } from '../land/mesa.ts'
import { ranges } from '../land/far_off.ts'
import type { Look, TownLook } from '../landscape.ts'
import type { Light } from '../light.ts'
import type { Random } from '../random.ts'
import { steeple } from '../things/church.ts'
import { grainElevator, waterTower } from '../things/landmarks.ts'
import { lighthouse } from '../things/lighthouse.ts'
import { campusHall } from './campus.ts'
import { mainStreet } from './main_street.ts'
import { brickMill } from './mill.ts'
import { pier } from './pier.ts'
import { riverBridge } from './river_bridge.ts'

type Feature = {
	/** A feature that stands in a place of its own, drawn in feet with its foot on y = 0 and its middle at x = 0. */
	stands?: {
		wide: number
		draw: (light: Light, town: TownLook, random: Random) => string
		/** The y of its foot, and the pixels per foot. */
		y: number
		scale: number
		/** Whether it stands in a lake or the sea, and not among trees. */
		isInWater: boolean
	}
}

const distance = 0.12
const towers = ['ball', 'legs', 'column'] as const

const features: Record<TownFeature, Feature> = {
	'water tower': {
		stands: {
			wide: 20,
			draw: (light, { slug, name }) => waterTower(light, name, towers[slug.length % 3] ?? 'ball', distance),
			y: 608,
			scale: 2.1,
			isInWater: false,
		},
	},
	'grain elevator': {
		stands: {
			wide: 112,
			draw: (light) => placed(-56, 0, 1, grainElevator(light, distance)),
			y: 606,
			scale: 2,
			isInWater: false,
		},
	},
	// Land, not objects: these replace fields or are part of the skyline.
	lake: {},
	mesa: {},
	'river bridge': {
		stands: {
			wide: 190,
			draw: (light) => riverBridge(light, distance),
			y: 612,
			scale: 1.9,
			isInWater: false,
		},
	},
	'main street': {
		stands: { wide: 120, draw: (light) => mainStreet(light, distance), y: 612, scale: 2.2, isInWater: false },
	},
	church: {
		stands: {
			wide: 66,
			draw: (light) => placed(-32, 0, 1, steeple(light, distance)),
			y: 608,
			scale: 2.1,
			isInWater: false,
		},
	},
	lighthouse: {
		stands: {
			wide: 50,
			draw: (light) => placed(-12, 0, 1, lighthouse(light, distance)),
			y: 604,
			scale: 2,
			isInWater: true,
		},
	},
	pier: {
		stands: { wide: 170, draw: (light) => pier(light, distance), y: 601, scale: 1.9, isInWater: true },
	},
	mill: {
		stands: { wide: 100, draw: (light) => brickMill(light, distance), y: 608, scale: 2, isInWater: false },
	},
	campus: {
		stands: { wide: 120, draw: (light) => campusHall(light, distance), y: 608, scale: 1.9, isInWater: false },
	},
}

/** The features of a town that belong to the distant land, behind fields and water. */
export const skylineFeatures = ({ light, random, canvas }: Look, town: TownLook): string => {
	const x = town.places.at(-1) ?? 1000
	return shownFeatures(town.features).includes('mesa')
		? ranges(
				canvas,
				mesa(light, random, { id: 'landmark', x, half: 190, foot: 572, tall: 138, distance: 0.26 }),
			)
		: ''
}

/**
 * Draws the features standing in a town's places, the first one in the best place; `trees` draws a row of the landscape's trees. If there
 * is a lake, houses and towers stand on its far shore at y = 560, and features of the water stand in it.
 */
export const standingFeatures = (
	{ light, random }: Look,
	town: TownLook,
	where: 'land' | 'shore' | 'water',
	trees: (from: number, to: number, y: number, height: number) => string,
): string =>
	shownFeatures(town.features)
		.flatMap((feature) => features[feature].stands ?? [])
		.map(({ wide, draw, y, scale, isInWater }, index) => {
			if (where !== 'land' && isInWater !== (where === 'water')) return ''
			const x = town.places[index] ?? 1000
			const share = where === 'shore' ? 0.62 : 1
			const foot = where === 'shore' ? 560 : y
			const half = (wide * scale * share) / 2
			const drawing = placed(x, foot, scale * share, draw(light, town, random))
			if (isInWater) return drawing
			return (
				trees(x - half - 90 * share, x - half + 4, foot - 4 * share, 42 * share) +
				drawing +
				trees(x + half - 6, x + half + 100 * share, foot + 3 * share, 36 * share)
			)
		})
		.join('')
