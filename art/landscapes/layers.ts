import { shape } from '../draw.ts'
import { skylineFeatures, standingFeatures } from '../features/all.ts'
import { cumulus } from '../land/clouds.ts'
import { lake } from '../land/lake.ts'
import type { LandscapeName } from '#app/scenes/setting.ts'
import type { Season, SeasonName } from '../land/season.ts'
import { sky, streaks } from '../land/sky.ts'
import type { Landscape, Look, TownLook, View, ViewName } from '../landscape.ts'
import { afar, landIn } from '../light.ts'
import { between, randomFrom } from '../random.ts'

/** One view of a landscape: its own random numbers, the focal point `at`, and its variant `kind`. */
export type Sight = Look & {
	at: number
	season: Season
	kind: number
	isCalm: boolean
	isHome: boolean
	/** Houses along the road hide whatever stands close behind it. */
	isHidden: boolean
}

export type Layers = {
	/** Draws from the horizon up, including what a lake mirrors. */
	far: (sight: Sight) => string
	/** Draws from the horizon down to y = 664. */
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

/** Returns the backgrounds of scenes without a town, each with its own skyline. */
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

/** Plain ground in front of a view, for scenes with a single object on it. */
const meadow = ({ light, season }: Sight): string =>
	shape('M-20 652Q420 620 860 646T1620 640V900H-20Z', afar(light, season.ground.back, 0.2))

/** Returns the backgrounds of towns with their features; even a town without features has its own skyline, clouds and trees. */
export const townsOf =
	(name: LandscapeName, { far, middle }: Layers, trees: Landscape['trees']): Landscape['town'] =>
	({ light, canvas }, town: TownLook) => {
		const random = randomFrom(`${name} ${town.slug}`)
		const { season } = town
		const sight = {
			light,
			canvas,
			random,
			at: town.places[Math.floor(random() * 2)] ?? 1000,
			season,
			kind: Math.floor(random() * 12),
			isCalm: false,
			isHome: false,
			isHidden: !town.isOpen,
		}
		const row = (from: number, to: number, y: number, height: number) =>
			trees(sight, { from, to, y, height, distance: 0.14, leaves: season.leaves })
		const standing = (where: 'land' | 'shore' | 'water') => standingFeatures(sight, town, where, row)
		const behind = far(sight) + skylineFeatures(sight, town)
		const isLake = name !== 'coast' && town.features.some((one) => one === 'lake' || one === 'pier')
		const back = [sky(light, canvas, 548), clouds(sight)]
		if (isLake) {
			const shore = behind + row(-20, 620, 559, 24) + row(840, 1640, 559, 28) + standing('shore')
			return [
				...back,
				shore,
				lake(light, random, 1600, 556, 646, shore),
				standing('water'),
				bank(sight),
			].join('')
		}
		// Keeps the middle ground free where features stand.
		const free = { ...sight, isHidden: sight.isHidden || town.features.length > 1 }
		return [...back, behind, middle(free), standing('land')].join('')
	}

/** Fair-weather clouds in the warm months, long thin ones otherwise. */
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
