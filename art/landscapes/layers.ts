import { shape } from '../draw.ts'
import { featureLayer } from '../features/all.ts'
import { cumulus } from '../land/clouds.ts'
import { lake } from '../land/lake.ts'
import type { Season, SeasonName } from '../land/season.ts'
import { sky, streaks } from '../land/sky.ts'
import type { Landscape, Look, TownLook, View, ViewName } from '../landscape.ts'
import { afar, landIn } from '../light.ts'
import { between, randomFrom } from '../random.ts'

/** One view of a landscape: its own random numbers, what takes the eye at `at`, and which of its looks it has. */
export type Sight = Look & {
	at: number
	season: Season
	kind: number
	isCalm: boolean
	isHome: boolean
	/** Houses along the road hide what stands near behind it. */
	isHidden: boolean
}

export type Layers = {
	/** From the horizon up, and what of it is mirrored in a lake. */
	far: (sight: Sight) => string
	/** From the horizon down to y = 664. */
	middle: (sight: Sight) => string
}

const kinds: readonly ViewName[] = [
	'home',
	'about',
	'residential',
	'billing',
	'hoa',
	'contact',
	'roll-off',
	'not-found',
	'commercial',
	'help',
	'calm',
]

/** What stands behind scenes of no town, each with a skyline of its own. */
export const viewsOf =
	(
		name: string,
		seasons: Readonly<Record<SeasonName, Season>>,
		{ far, middle }: Layers,
	): Landscape['behind'] =>
	({ light, canvas }, { of, beside: at, season }: View) => {
		const sight = {
			light,
			canvas,
			random: randomFrom(`${name} ${of}`),
			at,
			season: seasons[season],
			kind: kinds.indexOf(of),
			isCalm: of === 'calm',
			isHome: of === 'home',
			isHidden: of === 'hoa' || of === 'residential',
		}
		return far(sight) + middle(sight) + (of === 'calm' ? meadow(sight) : '')
	}

/** Quiet ground before a view, for what stands on it alone. */
const meadow = ({ light, season }: Sight): string =>
	shape('M-20 652Q420 620 860 646T1620 640V900H-20Z', afar(light, season.ground.back, 0.2))

/** A town with what it is known by; without that, it has a skyline, clouds and trees of its own all the same. */
export const townsOf =
	(name: string, { far, middle }: Layers): Landscape['town'] =>
	({ light, canvas }, town: TownLook) => {
		const random = randomFrom(`${name} ${town.slug}`)
		const { season } = town
		const sight = {
			light,
			canvas,
			random,
			at: town.places.at(-1) ?? 1000,
			season,
			kind: Math.floor(random() * 12),
			isCalm: false,
			isHome: false,
			isHidden: !town.isOpen,
		}
		const behind = far(sight)
		const hasWater = name !== 'coast' && town.features.some((one) => one === 'lake' || one === 'pier')
		return [
			sky(light, canvas, 548),
			clouds(sight),
			behind,
			hasWater ? lake(light, random, 1600, 556, 640, behind) + bank(sight) : middle(sight),
			featureLayer(sight, town, hasWater || name === 'coast'),
		].join('')
	}

/** Fair-weather clouds in the warm months, long thin ones in the others. */
const clouds = ({ light, random, canvas, season }: Sight): string => {
	const at = [1, 2, 3].map(
		(index) =>
			[
				Math.round(between(random, 380, 760) + index * 220),
				Math.round(between(random, 190, 350)),
				Math.round(between(random, 150, 300)),
			] as const,
	)
	return season.isHot ? cumulus(light, random, canvas, at) : streaks(light, canvas, at)
}

/** The near shore of a lake. */
const bank = ({ light, season }: Sight): string =>
	shape('M-20 637Q300 628 700 638T1620 632V670H-20Z', landIn(light)(season.ground.back))
