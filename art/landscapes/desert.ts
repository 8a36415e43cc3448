import { mix } from '../color.ts'
import { el, placed, points, rect, shape, verticalGradient } from '../draw.ts'
import { paloVerde, sage, saguaro } from '../land/cactus.ts'
import { ranges } from '../land/far_off.ts'
import { meadow } from '../land/meadow.ts'
import { mesa } from '../land/mesa.ts'
import { mountain } from '../land/mountain.ts'
import { ridge, soft } from '../land/ridge.ts'
import { type Season, type SeasonName, seasons as mountainSeasons } from '../land/season.ts'
import { gravelYard } from '../land/yard.ts'
import type { Landscape } from '../landscape.ts'
import type { Light } from '../light.ts'
import { afar, landIn } from '../light.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'
import { solidAdobe } from '../solid/adobe.ts'
import { adobeHouse, adobeLooks } from '../things/adobe.ts'
import { poleLine, windPump } from '../things/landmarks.ts'
import type { Layers, Sight } from './layers.ts'
import { townsOf, viewsOf } from './layers.ts'
import { mountains } from './mountains.ts'

const inDesert = (
	season: Season,
	leaves: readonly [string, string],
	[edge, back, grass]: readonly [string, string, string],
): Season => ({ ...season, isSnowy: false, leaves, ground: { edge, back, grass } })

const seasons: Readonly<Record<SeasonName, Season>> = {
	spring: inDesert(mountainSeasons.spring, ['#7f9450', '#d3c256'], ['#e0bd8c', '#d3a873', '#8f9a5e']),
	summer: inDesert(mountainSeasons.summer, ['#6f8450', '#a3b06a'], ['#e2b987', '#d6a26e', '#8a9063']),
	hayTime: inDesert(mountainSeasons.hayTime, ['#74864f', '#a9b06a'], ['#e0b27e', '#d19a66', '#8c8c5c']),
	dry: inDesert(mountainSeasons.dry, ['#74864f', '#a9b06a'], ['#dfb07c', '#d09a68', '#8d8a5c']),
	autumn: inDesert(mountainSeasons.autumn, ['#7f8450', '#b9ac62'], ['#ddab76', '#cb9360', '#96875a']),
	winter: inDesert(mountainSeasons.winter, ['#76855e', '#a3ab7e'], ['#d9c2a4', '#c9ab88', '#8f9474']),
}

const cactus = { dark: '#4c6b4c', lit: '#8fa56a' }

const far = ({ light, random, canvas, at, season, kind, isCalm, isHome }: Sight): string => {
	const peak = isCalm ? 34 : 70
	const range = ridge(
		random,
		Array.from({ length: 13 }, (_, index) => [
			-60 + index * 145,
			index % 2 === 0 ? 520 - between(random, 0, 20) : 520 - between(random, peak * 0.5, peak),
		]),
		0.22,
		11,
	)
	const side = at > 820 ? -1 : 1
	// A wide table with a butte in front, buttes alone, or a long wall: neighboring scenes never have the same.
	const tables = [
		[
			{ x: at + side * 60, half: 210, foot: 572, tall: 128, distance: 0.3 },
			{ x: at + side * 430, half: 36, foot: 574, tall: 104, distance: 0.2 },
		],
		[
			{ x: at - 150, half: 52, foot: 570, tall: 118, distance: 0.26 },
			{ x: at + 70, half: 28, foot: 572, tall: 134, distance: 0.2 },
			{ x: at + side * 560, half: 170, foot: 566, tall: 74, distance: 0.46 },
		],
		[
			{ x: at + side * 380, half: 330, foot: 568, tall: 92, distance: 0.4 },
			{ x: at - side * 120, half: 74, foot: 574, tall: 112, distance: 0.22 },
		],
		[
			{ x: at + side * 330, half: 120, foot: 568, tall: 84, distance: 0.44 },
			{ x: at, half: 130, foot: 574, tall: 106, distance: 0.26 },
			{ x: at - side * 330, half: 24, foot: 574, tall: 92, distance: 0.24 },
		],
	][isHome ? 0 : kind % 4]
	return ranges(
		canvas,
		mountain(light, random, { id: 'range', skyline: range, floor: 566, distance: light.night ? 0.2 : 0.44 }),
		...(isCalm ? [] : (tables ?? [])).map((table, index) =>
			mesa(light, random, { id: `mesa-${index}`, ...table }),
		),
		meadow(light, {
			id: 'swell',
			skyline: soft(points('-20 556, 240 549, 560 557, 860 548, 1200 556, 1620 550')),
			floor: 610,
			distance: 0.42,
			cover: season.ground.back,
		}),
	)
}

const middle = ({ light, random, at, season, kind, isCalm, isHidden }: Sight): string => {
	const { edge, back, grass } = season.ground
	const [top, bottom] = [560, 666]
	const wash = bottom - 62 + (kind % 3) * 8
	const brush = (share: number, gap: number, size: number) => {
		const distance = 0.42 - share * 0.34
		const y = top + (bottom - top) * share
		return sage(
			random,
			-20,
			1620,
			gap,
			size,
			afar(light, grass, distance),
			afar(light, mix(grass, '#d8d2a0', 0.4), distance),
			() => y + between(random, -4, 4),
		)
	}
	const stand = (x: number, y: number, tall: number, distance: number) =>
		saguaro(random, x, y, tall, afar(light, cactus.dark, distance), afar(light, cactus.lit, distance))
	const house = at > 800 ? at - between(random, 560, 660) : at + between(random, 420, 520)
	return [
		el(
			'defs',
			{},
			verticalGradient('flat', top, bottom, [
				[0, afar(light, back, 0.4)],
				[0.5, afar(light, back, 0.14)],
				[1, afar(light, edge, 0.04)],
			]),
		),
		rect(-20, top, 1640, bottom - top, 'url(#flat)'),
		isHidden ? '' : brush(0.07, 17, 5),
		brush(0.2, 34, 8),
		// A dry wash, paler than the ground it winds through.
		shape(
			`M-20 ${wash}Q${at * 0.4} ${wash - 14} ${at * 0.8} ${wash - 4}T${at + 240} ${wash - 10}T1640 ${wash - 4}V${wash + 5}Q${at + 320} ${wash + 8} ${at} ${wash + 6}T-20 ${wash + 10}Z`,
			afar(light, mix(edge, '#fff3dc', 0.4), 0.1),
		),
		brush(0.42, 60, 12),
		...(isCalm || isHidden
			? []
			: [
					placed(
						house,
						610,
						1.9,
						adobeHouse(light, kind % 2 === 0 ? adobeLooks.clay : adobeLooks.cream, 0.16),
					),
					kind % 3 === 1 ? placed(house - 40, 610, 1.9, windPump(light, 0.1)) : '',
					stand(house + 130, 612, 50, 0.2),
					stand(at - 170, 606, 44, 0.26),
					stand(at + 130, 618, 72, 0.14),
					stand(at + 210, 606, 40, 0.24),
					stand(at > 800 ? at - 380 : at + 760, 626, 88, 0.1),
				]),
		isHidden ? '' : brush(0.72, 70, 17),
	].join('')
}

const layers: Layers = { far, middle }

/** The viewer's side of the road: bare ground with stones, sage and prickly pears. */
const desertGround = (
	light: Light,
	random: Random,
	top: number,
	floor: number,
	{ ground }: Season,
): string => {
	const paint = landIn(light)
	const depth = floor - top
	const f = Math.round
	let stones = ''
	for (let index = 0; index < 60; index++) {
		const share = random() ** 0.7
		const r = 1.4 + share * 4
		stones += `M${f(between(random, 0, 1600))} ${f(top + 8 + (depth - 10) * share)}h${f(r * 2.2)}l${f(-r * 0.4)} ${f(-r)}h${f(-r * 1.2)}z`
	}
	const row = (share: number, gap: number, size: number) =>
		sage(
			random,
			-30,
			1640,
			gap,
			size,
			paint(mix(ground.grass, '#3c4632', share * 0.3)),
			paint(mix(ground.grass, '#d8d2a0', 0.42 - share * 0.2)),
			() => top + depth * share + between(random, -depth, depth) * 0.09,
		)
	return [
		el(
			'defs',
			{},
			verticalGradient('ground', top, floor, [
				[0, paint(ground.edge)],
				[0.45, paint(ground.back)],
				[1, paint(mix(ground.back, '#7a4a30', 0.34))],
			]),
		),
		rect(0, top, 1600, depth, 'url(#ground)'),
		shape(stones, paint(mix(ground.back, '#5c3426', 0.44)), 0.6),
		row(0.24, 92, 15),
		row(0.58, 150, 27),
		row(0.99, 130, 50),
	].join('')
}

/** Mesas, saguaros and sage in warm light. */
export const desert: Landscape = {
	...mountains,
	name: 'desert',
	words: {
		...mountains.words,
		trees: 'saguaros',
		home: 'mesas and saguaros beyond the sage',
		residential: 'mesas behind the roofs',
		about: 'red mesas',
		billing: ['A country mailbox', 'through the sage'],
		calm: 'desert hills',
		town: ['mesas beyond the sage', 'red mesas behind it', 'red rock far behind it'],
	},
	seasons,
	behind: viewsOf('desert', seasons, layers),
	town: townsOf('desert', layers, (look, row) => desert.trees(look, row)),
	views: {},
	roadside: ({ light }) => poleLine(light, 40, 1600, 640, 92, 0.1),
	trees: ({ light, random }, { from, to, y, height, distance }) => {
		const low = sage(
			random,
			from,
			to,
			height * 0.7,
			height * 0.36,
			afar(light, '#7f8a5a', distance),
			afar(light, '#b3b482', distance),
			() => y + between(random, -2, 3),
		)
		const drawn: string[] = []
		for (let x = from + random() * 200; x < to; x += between(random, 120, 420))
			drawn.push(
				random() < 0.5
					? saguaro(
							random,
							x,
							y,
							height * between(random, 0.9, 1.5),
							afar(light, cactus.dark, distance),
							afar(light, cactus.lit, distance),
						)
					: paloVerde(
							random,
							x,
							y,
							height * between(random, 0.8, 1.1),
							afar(light, '#74864f', distance),
							afar(light, '#a9b06a', distance),
							afar(light, '#7c7a4a', distance),
						),
			)
		return low + drawn.join('')
	},
	tree: (random, { x, y, tall, far: paint, leaves: [dark, lit], kind }) =>
		kind === 'wild'
			? saguaro(random, x, y, tall * 0.62, paint(cactus.dark), paint(cactus.lit))
			: paloVerde(random, x, y, tall * 0.86, paint(dark), paint(lit), paint('#7c7a4a')),
	house: solidAdobe,
	frontHouse: (light, kind, distance) =>
		adobeHouse(light, kind === 0 ? adobeLooks.sand : adobeLooks.rose, distance),
	ground: desertGround,
	yard: (light, random, top, floor) => gravelYard(light, random, 1600, top, floor, '#cfa67c'),
	lawn: '#cfa878',
	surfaces: {
		...mountains.surfaces,
		county: { ...mountains.surfaces.county, shoulder: '#d3ab7a' },
		dirt: { ...mountains.surfaces.dirt, bed: '#d2a272', shoulder: '#c69a68' },
	},
}
