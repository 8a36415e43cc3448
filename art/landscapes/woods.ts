import { placed } from '../draw.ts'
import type { Point } from '../draw.ts'
import { ranges } from '../land/far_off.ts'
import { hills } from '../land/hills.ts'
import { meadow } from '../land/meadow.ts'
import { soft } from '../land/ridge.ts'
import { type Season, type SeasonName, seasons as mountainSeasons } from '../land/season.ts'
import { cottonwoods, pine } from '../land/trees.ts'
import { woodedHill } from '../land/woods.ts'
import type { Landscape } from '../landscape.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'
import { solidGabled } from '../solid/gabled.ts'
import { barn } from '../things/farm.ts'
import { gabledHouse, woodsLooks } from '../things/gabled_house.ts'
import { steeple } from '../things/church.ts'
import { stoneWall } from '../things/roadside.ts'
import type { Layers, Sight } from './layers.ts'
import { townsOf, viewsOf } from './layers.ts'
import { mountains } from './mountains.ts'

const seasons: Readonly<Record<SeasonName, Season>> = {
	...mountainSeasons,
	autumn: {
		...mountainSeasons.autumn,
		leaves: ['#a9562b', '#e0913c'],
		ground: { edge: '#b9ab5c', back: '#94974c', grass: '#6f7f3f' },
		plain: ['#a9a653', '#c2a552', '#93984a'],
	},
	winter: { ...mountainSeasons.winter, leaves: ['#7d756f', '#9a928b'] },
}

/** The colors of a wood: the main and mixed-in leaves, and crowns in the sun. */
const woodIn = ({ isSnowy, leaves: [dark, lit] }: Season): { leaves: readonly string[]; lit: string } => {
	if (isSnowy) return { leaves: ['#7b7f80', '#4f6258', '#5b6a60'], lit: '#dfe5e6' }
	if (dark === seasons.autumn.leaves[0]) return { leaves: ['#9a6030', '#b8452c', '#d99a38', '#5f7040'], lit }
	if (dark === seasons.spring.leaves[0]) return { leaves: ['#6b8f4e', '#8fb45c', '#4f7a54'], lit }
	return { leaves: ['#4a7048', '#3f6350', '#5d8250'], lit }
}

/** A crest of long and short backs, no two alike. */
const rolling = (random: Random, y: number, rise: number, shift: number): Point[] => {
	const through: Point[] = []
	for (let x = -420 - shift, isTop = true; x < 1900; x += between(random, 90, 290), isTop = !isTop)
		through.push([x, y - (isTop ? rise * between(random, 0.45, 1.2) : rise * between(random, -0.15, 0.35))])
	return soft(through, 20).filter(([x]) => x > -70 && x < 1670)
}

const far = ({ light, random, canvas, season, kind, isCalm }: Sight): string => {
	const wood = woodIn(season)
	const hill = (
		id: string,
		y: number,
		rise: number,
		distance: number,
		crown: number,
		floor: number,
		shift: number,
	) =>
		woodedHill(light, random, {
			id,
			skyline: rolling(random, y, rise, shift),
			floor,
			distance,
			crown,
			...wood,
		})
	const shift = (kind * 97) % 230
	return ranges(
		canvas,
		hills(light, random, {
			id: 'blue',
			skyline: rolling(random, 452, isCalm ? 28 : 58, shift),
			floor: 560,
			distance: 0.78,
			cover: wood.leaves[0] ?? material.forest,
		}),
		hill('far', 482, isCalm ? 20 : 50, 0.62, 8, 580, 115 - shift),
		hill('middle', 520, 42, 0.44, 11, 600, shift + 60),
		hill('near', 556, 30, 0.27, 15, 640, 40 - shift),
	)
}

const middle = ({ light, random, at, season, kind, isCalm, isHidden, isHome }: Sight): string => {
	const lea = (id: string, y: number, distance: number, cover: string, rise: number) =>
		meadow(light, { id, skyline: rolling(random, y, rise, (kind * 53) % 200), floor: 680, distance, cover })
	const leaves = season.leaves
	const clump = (from: number, to: number, y: number, height: number, distance: number) =>
		grove(light, random, season, { from, to, y, height, distance, leaves })
	const { back, edge } = season.ground
	const farm = at > 900 ? at - between(random, 560, 700) : at + between(random, 420, 540)
	// Only one scene has the church: repeated in all of them it would look stamped.
	const built = [
		() => placed(at - 30, 606, 1.9, barn(light, 0.14)),
		() => placed(at - 40, 606, 2, gabledHouse(light, woodsLooks.white, 0.16)),
		() => placed(at - 50, 606, 1.9, gabledHouse(light, woodsLooks.red, 0.16)),
	][kind % 3]
	return [
		lea('meadow', 590, 0.24, season.isSnowy ? '#e6ebec' : back, 12),
		isCalm || isHidden ? '' : clump(farm - 120, farm - 20, 600, 44, 0.22),
		...(isCalm || isHidden
			? []
			: [
					placed(
						farm,
						604,
						1.8,
						kind % 3 === 1 ? gabledHouse(light, woodsLooks.white, 0.18) : barn(light, 0.18),
					),
					clump(farm + 90, farm + 170, 604, 40, 0.2),
					clump(at - 120, at - 46, 604, 46, 0.18),
					isHome ? placed(at, 604, 1.9, steeple(light, 0.16)) : (built?.() ?? ''),
					clump(at + 66, at + 180, 606, 44, 0.16),
				]),
		lea('lea', 616, 0.1, season.isSnowy ? '#f1f3f3' : edge, 9),
	].join('')
}

const layers: Layers = { far, middle }

/** A row of this landscape's trees: round crowns with an occasional fir. */
const grove: (
	light: Sight['light'],
	random: Sight['random'],
	season: { isSnowy: boolean },
	row: Parameters<Landscape['trees']>[1],
) => string = (light, random, { isSnowy }, { from, to, y, height, distance, leaves: [dark, lit] }) => {
	const seen = (color: string) => afar(light, color, distance)
	const firs: string[] = []
	for (let x = from + height * random(); x < to; x += height * between(random, 1.2, 4.6))
		firs.push(
			pine(
				random,
				Math.round(x),
				y,
				Math.round(height * between(random, 1.1, 1.7)),
				seen(material.forestDeep),
				seen(isSnowy ? '#e8eeee' : material.forest),
			),
		)
	const crowns = cottonwoods(random, from, to, y, height, seen(dark), seen(lit))
	return crowns + firs.join('')
}

/** Hills behind hills under woods, with meadows and farms between them. */
export const woods: Landscape = {
	...mountains,
	name: 'woods',
	words: {
		...mountains.words,
		trees: 'tall trees',
		home: 'wooded hills behind the meadows',
		residential: 'wooded hills behind the roofs',
		about: 'wooded hills',
		calm: 'wooded hills',
		notFound: 'leaves blowing past it',
		town: ['wooded hills behind it', 'hill behind hill under woods', 'meadows and woods behind it'],
	},
	seasons,
	blown: 'leaves',
	behind: viewsOf('woods', seasons, layers),
	town: townsOf('woods', layers, (look, row) => woods.trees(look, row)),
	views: {},
	roadside: ({ light, random }) => stoneWall(light, random, -10, 1610, 657, 17),
	trees: ({ light, random }, row) => grove(light, random, { isSnowy: false }, row),
	house: solidGabled(woodsLooks),
	frontHouse: (light, kind, distance) =>
		gabledHouse(light, kind === 0 ? woodsLooks.white : woodsLooks.red, distance),
}
