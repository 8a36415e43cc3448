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
		// Nothing stands where a feature does.
		const free = { ...sight, isHidden: sight.isHidden || town.features.length > 1 }
		return [...back, behind, middle(free), standing('land')].join('')
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
