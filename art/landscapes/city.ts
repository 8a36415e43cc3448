import { darker, lighter, mix } from '../color.ts'
import { el, placed, rect, stroke, verticalGradient } from '../draw.ts'
import { ranges } from '../land/far_off.ts'
import { type Season, type SeasonName, seasons as mountainSeasons } from '../land/season.ts'
import { farTowers, towers } from '../land/skyline.ts'
import { apart, smallTree } from '../land/trees.ts'
import { verge } from '../land/verge.ts'
import { gravelYard } from '../land/yard.ts'
import type { Landscape } from '../landscape.ts'
import type { Light } from '../light.ts'
import { afar, landIn } from '../light.ts'
import { material } from '../materials.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'
import { pavedStreet, snowyStreet } from '../solid/road.ts'
import { solidRowHouses } from '../solid/row_houses.ts'
import { rowHouses, rowLooks } from '../things/row_house.ts'
import type { Layers, Sight } from './layers.ts'
import { townsOf, viewsOf } from './layers.ts'
import { mountains } from './mountains.ts'

const seasons: Readonly<Record<SeasonName, Season>> = mountainSeasons

const far = ({ light, random, canvas, at, kind, isCalm, isHidden }: Sight): string => {
	// Downtown is placed where no roof hides it.
	const downtown = at + between(random, -60, 60)
	const most = isCalm ? 70 : 150 + (kind % 3) * 34
	const pale = mix(afar(light, '#8496a3', 0.6), light.haze, 0.4)
	return ranges(
		canvas,
		isHidden ? rect(-20, 536, 1640, 32, pale) : farTowers(random, downtown, 568, most * 0.7, pale),
		towers(light, random, {
			at: downtown,
			foot: 572,
			least: isCalm ? 22 : 34,
			most,
			spread: 230,
			reach: isHidden ? 340 : 2000,
			distance: light.night ? 0.4 : 0.56,
			grid: [10, 11],
		}),
	)
}

const pairs = [
	['brown', 'red'],
	['sand', 'plum'],
	['red', 'pale'],
	['dark', 'sand'],
	['pale', 'brown'],
	['plum', 'red'],
] as const

const middle = (sight: Sight): string => {
	const { light, random, season, kind, isCalm, isHidden } = sight
	const { back } = season.ground
	const terrace: string[] = []
	if (!isCalm && !isHidden)
		for (let x = -60 + ((kind * 37) % 90), index = kind; x < 1620; index++) {
			const [left = 'brown', right = 'red'] = pairs[index % pairs.length] ?? []
			const isGap = (index + kind) % 4 === 3
			if (!isGap)
				terrace.push(placed(x, 620, 2.15, rowHouses(light, [rowLooks[left], rowLooks[right]], 0.24, true)))
			x += isGap ? 118 : 90.3
		}
	return [
		el(
			'defs',
			{},
			verticalGradient('park', 566, 666, [
				[0, afar(light, mix(back, '#8f958a', 0.5), 0.4)],
				[1, afar(light, back, 0.06)],
			]),
		),
		rect(-20, 566, 1640, 100, 'url(#park)'),
		isHidden
			? ''
			: streetTrees(
					light,
					random,
					{ from: -20, to: 1640, y: 604, height: 44, distance: 0.34, leaves: season.leaves },
					1.2,
				),
		...terrace,
		rect(-20, 619, 1640, 7, afar(light, material.concrete, 0.16)),
		isCalm
			? ''
			: streetTrees(
					light,
					random,
					{ from: 10, to: 1640, y: 628, height: 62, distance: 0.14, leaves: season.leaves },
					2.6,
				),
	].join('')
}

const layers: Layers = { far, middle }

/** Separate trees along a street, `gap` times their height apart. */
const streetTrees = (
	light: Light,
	random: Random,
	{ from, to, y, height, distance, leaves: [dark, lit] }: Parameters<Landscape['trees']>[1],
	gap: number,
): string => {
	const [shade, sun, wood] = [dark, lit, material.timber].map((color) => afar(light, color, distance)) as [
		string,
		string,
		string,
	]
	return apart(random, { from, to, y, height, gap }, shade, sun, wood)
}

/** The viewer's side of the street: paving in slabs, and the edge of a park in front. */
const paving = (light: Light, random: Random, top: number, floor: number, season: Season): string => {
	const paint = landIn(light)
	const half = top + (floor - top) * 0.46
	const slab = season.isSnowy ? '#e4e9ea' : '#b9b3a6'
	const joints = [0.16, 0.36, 0.64]
		.map((share) => `M0 ${Math.round(top + (half - top) * share)}H1600`)
		.join('')
	return [
		verge(light, random, 1600, half, floor, season.ground),
		el(
			'defs',
			{},
			verticalGradient('paving', top, half, [
				[0, paint(mix(slab, '#fffaf0', 0.2))],
				[1, paint(darker(slab, 0.06))],
			]),
		),
		rect(0, top, 1600, half - top, 'url(#paving)'),
		stroke(joints, paint(darker(slab, 0.16)), 1.2),
		rect(0, half - 3, 1600, 5, paint(lighter(slab, 0.2))),
		rect(0, half + 2, 1600, 4, paint(darker(slab, 0.3))),
	].join('')
}

/** A low iron fence in front of the gardens. */
const railing = (light: Light, from: number, to: number, y: number, tall: number): string => {
	const iron = landIn(light)(material.granite)
	let bars = ''
	for (let x = from; x < to; x += 9) bars += `M${x} ${y}v${-tall}`
	return (
		stroke(bars, iron, 1.6) +
		rect(from, y - tall + 3, to - from, 2, iron) +
		rect(from, y - 5, to - from, 2, iron)
	)
}

const withWalk = (snow: boolean) => ({
	...(snow ? snowyStreet : pavedStreet),
	sidewalk: snow ? '#dfe5e6' : '#bdb6a8',
})
const street = withWalk(false)

/** Row houses and street trees, towers behind the roofs. */
export const city: Landscape = {
	...mountains,
	name: 'city',
	words: {
		roads: { street: 'a city street', county: 'an avenue', dirt: 'a city street', snow: 'a city street' },
		trees: 'street trees',
		home: 'row houses and the towers of downtown behind them',
		residential: 'the towers of downtown behind the roofs',
		about: 'the skyline',
		billing: ['A mailbox', 'along a row of brownstones'],
		calm: 'the skyline',
		notFound: 'leaves blowing past it',
		town: ['row houses and the skyline behind it', 'the skyline behind it', 'towers behind the roofs'],
	},
	seasons,
	behind: viewsOf('city', seasons, layers),
	town: townsOf('city', layers, (look, row) => city.trees(look, row)),
	views: {},
	roadside: ({ light }) => railing(light, 0, 1600, 656, 24),
	trees: ({ light, random }, row) => streetTrees(light, random, { ...row, height: row.height * 1.3 }, 1.5),
	tree: (random, { kind, ...at }) => {
		const tall = at.tall * (kind === 'wild' ? 0.62 : 0.9)
		const { x, y, far: paint, leaves, isBare } = at
		return tall > 130 || isBare
			? mountains.tree(random, { ...at, tall, kind: 'garden' })
			: smallTree(x, y, tall, paint(leaves[0]), paint(leaves[1]), paint(material.timber))
	},
	house: solidRowHouses,
	setback: 1.12,
	frontHouse: (light, kind, distance) =>
		rowHouses(light, kind === 0 ? [rowLooks.red, rowLooks.sand] : [rowLooks.brown, rowLooks.pale], distance),
	ground: paving,
	yard: (light, random, top, floor) => gravelYard(light, random, 1600, top, floor, '#a5a49e'),
	blown: 'leaves',
	lawn: '#b3ae9f',
	surfaces: { street, county: street, dirt: street, snow: withWalk(true) },
}
