import { area, placed, points } from '../draw.ts'
import type { Point } from '../draw.ts'
import { dune, sandFence, sandyGround } from '../land/dune.ts'
import { ranges } from '../land/far_off.ts'
import { hills } from '../land/hills.ts'
import { mountain } from '../land/mountain.ts'
import { downTo, heightAt, ridge, soft } from '../land/ridge.ts'
import { sails, sea } from '../land/sea.ts'
import { type Season, type SeasonName, seasons as mountainSeasons } from '../land/season.ts'
import { bentPine } from '../land/trees.ts'
import { gravelYard } from '../land/yard.ts'
import type { Landscape } from '../landscape.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import type { Random } from '../random.ts'
import { between } from '../random.ts'
import { solidGabled } from '../solid/gabled.ts'
import { coastLooks, gabledHouse } from '../things/gabled_house.ts'
import { lighthouse } from '../things/lighthouse.ts'
import { shadeTree } from '../things/roadside.ts'
import type { Layers, Sight } from './layers.ts'
import { townsOf, viewsOf } from './layers.ts'
import { mountains } from './mountains.ts'

const sand = '#dcc9a0'
const onSand = (season: Season, grass: string, back = sand): Season => ({
	...season,
	isSnowy: false,
	ground: { edge: '#e8dab6', back, grass },
})

const seasons: Readonly<Record<SeasonName, Season>> = {
	spring: onSand(mountainSeasons.spring, '#86a05e'),
	summer: onSand(mountainSeasons.summer, '#7d9358'),
	hayTime: onSand(mountainSeasons.hayTime, '#8a9458'),
	dry: onSand(mountainSeasons.dry, '#8f9458'),
	autumn: onSand(mountainSeasons.autumn, '#a08a4a', '#d8c193'),
	/** Without snow: cold sand and bleached grass. */
	winter: onSand({ ...mountainSeasons.winter, leaves: ['#56695a', '#8b9b7e'] }, '#a39a78', '#d3c8b2'),
}

/** A headland running out into the sea, high at its root and ending in a point. */
const headland = (random: Random, root: number, end: number, tall: number): Point[] => {
	const at = (share: number) => root + (end - root) * share
	const through: Point[] = [
		[at(-0.25), 556 - tall * 1.05],
		[at(0.05), 556 - tall],
		[at(0.3), 556 - tall * 0.84],
		[at(0.52), 556 - tall * 0.7],
		[at(0.7), 556 - tall * 0.56],
		[at(0.84), 556 - tall * 0.5],
		[at(0.92), 556 - tall * 0.26],
		[at(1), 567],
	]
	const ordered = root < end ? through : through.toReversed()
	return ridge(random, ordered, 0.09, 9)
}

const far = ({ light, random, canvas, at, season, kind, isCalm, isHome, isHidden }: Sight): string => {
	const isLeft = isHome ? false : kind % 2 === 1
	const [root, end] = isLeft ? [-240, 360 + ((kind * 71) % 240)] : [1840, 1180 - ((kind * 83) % 260)]
	const tall = isCalm ? 34 : 78 + (kind % 3) * 20
	const cape = headland(random, root, end, tall)
	const lamp = end + (root - end) * 0.22
	const isle = isLeft ? 1260 : 300
	return [
		ranges(
			canvas,
			mountain(light, random, {
				id: 'isle',
				skyline: ridge(
					random,
					points('-150 556, -110 544, -50 532, 10 538, 80 530, 130 546, 170 556').map(([x, y]): Point => [
						x + isle,
						y,
					]),
					0.08,
					10,
				),
				floor: 566,
				distance: 0.62,
			}),
		),
		sea(light, random, 556, 622),
		ranges(
			canvas,
			isHidden
				? ''
				: hills(light, random, {
						id: 'cape-back',
						skyline: headland(random, root, end + (root - end) * 0.36, tall * 1.35),
						floor: 566,
						distance: 0.52,
						pines: 6,
					}),
			mountain(light, random, { id: 'cape', skyline: cape, floor: 569, distance: 0.22 }),
			area(
				downTo(
					cape.map(([x, y]): Point => [x, y - 1]).filter(([, y]) => y < 556 - tall * 0.4),
					556 - tall * 0.36,
				),
				afar(light, season.isHot ? '#6d8a58' : season.leaves[0], 0.28),
			),
		),
		isHome ? placed(lamp, heightAt(cape, lamp) + 2, 1.5, lighthouse(light, 0.1)) : '',
		isCalm || isHidden ? '' : sails(light, isHome ? 530 : at, 569, 54, 0.2),
	].join('')
}

const middle = ({ light, random, at, season, kind, isCalm, isHidden }: Sight): string => {
	const { edge, back, grass } = season.ground
	const shift = (kind * 61) % 240
	const through = points(
		'-320 632, -120 614, 60 627, 250 606, 430 624, 640 610, 860 627, 1060 607, 1250 625, 1460 606, 1680 622, 1900 612',
	)
	const crest = soft(
		through.map(([x, y]): Point => [x + shift, y]),
		20,
	).filter(([x]) => x > -60 && x < 1660)
	const near = soft(points('-40 640, 240 626, 560 642, 900 628, 1240 643, 1660 630'), 24)
	const houses = at > 800 ? [at - 520, at - 380] : [at + 420, at + 560]
	return [
		dune(light, random, {
			id: 'beach',
			skyline: soft(points('-40 620, 500 617, 1100 621, 1660 616'), 40),
			floor: 660,
			sand: edge,
			grass,
			tall: 2,
		}),
		dune(light, random, { id: 'dune', skyline: crest, floor: 664, sand: back, grass, tall: 12 }),
		...(isCalm || isHidden
			? []
			: houses.map((x, index) =>
					placed(
						x,
						heightAt(crest, x + 40) + 9,
						1.9,
						gabledHouse(
							light,
							[coastLooks.shingle, coastLooks.white, coastLooks.blue, coastLooks.butter][
								(kind + index) % 4
							] ?? coastLooks.white,
							0.16,
						),
					),
				)),
		isCalm || isHidden
			? ''
			: sandFence(light, random, at - 150, at + 120, 20, (x) => heightAt(crest, x) + 13),
		dune(light, random, {
			id: 'fore',
			skyline: near,
			floor: 670,
			sand: back,
			grass,
			tall: isHidden ? 0 : 15,
		}),
	].join('')
}

const layers: Layers = { far, middle }

/** The sea behind dunes, clapboard houses, headlands. */
export const coast: Landscape = {
	...mountains,
	name: 'coast',
	words: {
		roads: { ...mountains.words.roads, county: 'a shore road', dirt: 'a sandy road' },
		trees: 'wind-bent pines',
		home: 'a lighthouse on the point beyond the dunes',
		residential: 'the sea behind the roofs',
		about: 'the sea',
		billing: ['A mailbox', 'between the dunes'],
		calm: 'the sea',
		notFound: 'leaves blowing past it',
		town: ['the sea beyond the dunes', 'the sea behind it', 'a headland in the sea beyond the dunes'],
	},
	seasons,
	blown: 'leaves',
	behind: viewsOf('coast', seasons, layers),
	town: townsOf('coast', layers, (look, row) => coast.trees(look, row)),
	views: {},
	roadside: ({ light, random }) => sandFence(light, random, -10, 1610, 30, () => 656),
	trees: ({ light, random }, { from, to, y, height, distance }) => {
		const drawn: string[] = []
		for (let x = from; x < to; x += height * between(random, 0.8, 2.6))
			drawn.push(
				bentPine(
					random,
					x,
					y,
					height * between(random, 0.7, 1.2),
					afar(light, '#3f5f4e', distance),
					afar(light, '#6f8f5e', distance),
					afar(light, material.timber, distance),
				),
			)
		return drawn.join('')
	},
	tree: (random, { x, y, tall, far: paint, leaves: [dark, lit], isBare, kind }) =>
		kind === 'wild' || isBare
			? bentPine(random, x, y, tall * 0.9, paint('#3f5f4e'), paint('#6f8f5e'), paint(material.timber))
			: shadeTree(random, x, y, tall, paint(dark), paint(lit), paint(material.timber)),
	house: solidGabled(coastLooks),
	frontHouse: (light, kind, distance) =>
		gabledHouse(light, kind === 0 ? coastLooks.white : coastLooks.shingle, distance),
	ground: (light, random, top, floor, season) => sandyGround(light, random, top, floor, season.ground),
	yard: (light, random, top, floor) => gravelYard(light, random, 1600, top, floor, '#d2c5a8'),
	lawn: '#b9b27c',
	surfaces: {
		...mountains.surfaces,
		county: { ...mountains.surfaces.county, shoulder: '#d8c79c' },
		dirt: { ...mountains.surfaces.dirt, shoulder: '#cdbb8a' },
	},
}
