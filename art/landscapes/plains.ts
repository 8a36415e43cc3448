import { mix } from '../color.ts'
import { placed, points, rect, shape } from '../draw.ts'
import { billows } from '../land/clouds.ts'
import { ranges } from '../land/far_off.ts'
import { hills } from '../land/hills.ts'
import { soft } from '../land/ridge.ts'
import { leavesAfar, type Season, type SeasonName, seasons as mountainSeasons } from '../land/season.ts'
import { strips } from '../land/strips.ts'
import { cottonwoods, treeline } from '../land/trees.ts'
import { windTurbine } from '../land/wind_turbine.ts'
import type { Landscape } from '../landscape.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import { between } from '../random.ts'
import { barn, farmhouse } from '../things/farm.ts'
import { grainElevator, poleLine, windPump } from '../things/landmarks.ts'
import { bales } from '../things/roadside.ts'
import type { Layers, Sight } from './layers.ts'
import { townsOf, viewsOf } from './layers.ts'
import { mountains } from './mountains.ts'

const crops: Partial<Record<SeasonName, readonly string[]>> = {
	spring: ['#8fb45c', '#a9bf6a', '#7a5f45', '#6d9a49', '#c2c98a', '#9b7c58'],
	summer: ['#e2b653', '#7f9a4b', '#d5a545', '#5f8442', '#eac878', '#a8a552'],
	autumn: ['#d3bd86', '#b3874a', '#8a6a4a', '#c9a862', '#a2683c', '#dfcd9e'],
	winter: ['#eef1f1', '#dfe5e6', '#d7d3c2', '#e8eceb', '#cfd8da'],
}
const seasons: Readonly<Record<SeasonName, Season>> = mountainSeasons
const cropsIn = (season: Season): readonly string[] =>
	(season.isSnowy
		? crops.winter
		: season.leaves === seasons.spring.leaves
			? crops.spring
			: season.leaves === seasons.autumn.leaves
				? crops.autumn
				: crops.summer) ?? []

/** The horizon has no mountains, but clouds far beyond it and buildings. */
const far = ({ light, random, canvas, at, season, kind, isCalm, isHome }: Sight): string => {
	const leaves = leavesAfar(light, season)
	const bank = mix(light.cloud, light.haze, light.night ? 0.55 : 0.35)
	const swell = soft(points('-20 544, 260 536, 620 546, 980 534, 1300 545, 1620 538'))
	const shift = between(random, -180, 180)
	const groves = Array.from({ length: 5 }, () => {
		const x = between(random, -40, 1500)
		return cottonwoods(random, x, x + between(random, 40, 190), 553, 15, ...leaves(0.52))
	})
	const built = [
		() =>
			[-230, -110, 40, 130, 270]
				.map((dx, index) =>
					windTurbine(
						light,
						random,
						at + dx,
						550,
						[104, 84, 122, 92, 98][index] ?? 84,
						0.46 + (index % 2) * 0.1,
					),
				)
				.join(''),
		() => placed(at - 20, 555, 0.7, barn(light, 0.4)) + placed(at - 60, 555, 0.7, windPump(light, 0.4)),
	][kind % 2]
	return [
		// Extends the lowest, brightest color of the sky down to the land.
		rect(-20, 538, 1640, 16, light.sky.at(-1)?.[1] ?? light.haze),
		ranges(
			canvas,
			shape(
				billows(random, at + shift - 420, at + shift + 460, 546, isCalm ? 46 : 116) +
					billows(random, -60, at - 560, 546, 44) +
					billows(random, at + 500, 1680, 546, 52),
				bank,
				0.8,
			),
			hills(light, random, {
				id: 'swell',
				skyline: swell.map(([x, y]) => [x, y + (kind % 2) * 4] as const),
				floor: 600,
				distance: 0.6,
				cover: season.isSnowy ? '#d9dfe0' : '#9a9a5c',
			}),
		),
		isCalm ? '' : isHome ? placed(at - 50, 556, 0.95, grainElevator(light, 0.34)) : (built?.() ?? ''),
		...groves,
	].join('')
}

const middle = ({ light, random, at, season, kind, isCalm, isHidden }: Sight): string => {
	const leaves = leavesAfar(light, season)
	const bare = season.isSnowy ? '#a9a59c' : material.forest
	const farm = at > 800 ? at - between(random, 640, 760) : at + between(random, 480, 620)
	const belt = at + between(random, -80, 120)
	return [
		strips(light, random, { top: 550, bottom: 666, vanishX: 500 + ((kind * 317) % 700) }, cropsIn(season)),
		// A windbreak: trees planted close together, all of one height.
		treeline(
			random,
			[
				[0, 582],
				[1600, 582],
			],
			belt - 150,
			belt + 190,
			21,
			9,
			afar(light, bare, 0.34),
		),
		cottonwoods(random, belt - 150, belt + 190, 583, 22, ...leaves(0.3)),
		...(isCalm || isHidden
			? []
			: [
					cottonwoods(random, farm - 86, farm - 20, 604, 40, ...leaves(0.2)),
					placed(farm, 606, 1.8, farmhouse(light, 0.16)),
					placed(farm + 74, 607, 1.7, barn(light, 0.14)),
					placed(farm - 34, 607, 1.7, windPump(light, 0.12)),
					cottonwoods(random, farm + 150, farm + 230, 607, 38, ...leaves(0.18)),
				]),
		season.isHot && kind % 2 === 1
			? bales(
					light,
					[
						[at - 200, 622, 9],
						[at - 90, 640, 12],
						[at + 60, 628, 10],
						[at + 190, 646, 13],
						[at - 330, 650, 14],
					],
					0.06,
				)
			: '',
	].join('')
}

const layers: Layers = { far, middle }

/** Flat country under a wide sky: fields in strips, windbreaks, farms. */
export const plains: Landscape = {
	...mountains,
	name: 'plains',
	words: {
		...mountains.words,
		trees: 'cottonwoods',
		home: 'fields and a grain elevator under a wide sky',
		residential: 'fields as far as one sees behind the roofs',
		about: 'the plains',
		calm: 'the plains',
		town: [
			'fields in strips to the horizon',
			'clouds far off over the fields',
			'fields and windbreaks behind it',
		],
	},
	behind: viewsOf('plains', seasons, layers),
	town: townsOf('plains', layers, (look, row) => plains.trees(look, row)),
	views: {},
	roadside: ({ light }) => poleLine(light, 40, 1600, 640, 92, 0.1),
	tree: (random, at) => mountains.tree(random, { ...at, kind: 'garden' }),
}
