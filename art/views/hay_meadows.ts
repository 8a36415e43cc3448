import { placed, points } from '../draw.ts'
import { field, plain } from '../land/fields.ts'
import { ranges } from '../land/far_off.ts'
import { hills } from '../land/hills.ts'
import { mountain } from '../land/mountain.ts'
import { highPeakAt } from '../land/peaks.ts'
import { ridge, soft } from '../land/ridge.ts'
import { leavesAfar } from '../land/season.ts'
import { sky } from '../land/sky.ts'
import { cumulus } from '../land/clouds.ts'
import { cottonwoods } from '../land/trees.ts'
import { barn, farmhouse } from '../things/farm.ts'
import { bales, railFence } from '../things/roadside.ts'
import type { OwnTown } from '../landscape.ts'

export const hayMeadows: OwnTown = {
	features: [],
	alts: {
		'roll-off': 'bringing a container to a farm between hay meadows, a high peak over the barns',
	},
	backdrop: (light, random, season, canvas) => {
		const leaves = leavesAfar(light, season)
		return [
			sky(light, canvas, 540),
			cumulus(light, random, canvas, [
				[1260, 300, 220],
				[640, 350, 160],
				[1440, 220, 240],
			]),
			ranges(
				canvas,
				mountain(light, random, {
					id: 'divide',
					skyline: ridge(
						random,
						[
							...points('-20 442, 140 410, 260 432, 380 400'),
							...highPeakAt(740, 480, 236, 210).filter(([x]) => x > 460 && x < 1000),
							...points('1080 416, 1180 390, 1300 416, 1420 388, 1540 412, 1620 398'),
						],
						0.2,
						11,
					),
					floor: 560,
					snowline: 356,
					distance: 0.12,
				}),
				hills(light, random, {
					id: 'back',
					skyline: ridge(
						random,
						points('-20 470, 220 452, 460 474, 720 450, 980 470, 1260 446, 1620 466'),
						0.1,
					),
					floor: 590,
					distance: 0.56,
				}),
				hills(light, random, {
					id: 'front',
					skyline: ridge(random, points('-20 520, 260 502, 560 524, 880 506, 1180 526, 1620 508'), 0.06),
					floor: 600,
					distance: 0.34,
					pines: 8,
					cover: '#5f7a52',
				}),
			),
			plain(light, random, 1600, 558, 650, season.plain),
			cottonwoods(random, -20, 260, 578, 30, ...leaves(0.28)),
			cottonwoods(random, 700, 1100, 576, 26, ...leaves(0.3)),
			placed(1240, 606, 1.9, farmhouse(light, 0.12)),
			placed(1320, 608, 1.9, barn(light, 0.12)),
			cottonwoods(random, 1404, 1500, 608, 46, ...leaves(0.14)),
			field('hay', light, soft(points('-20 600, 380 610, 860 598, 1620 610')), 662, 640, season.crop),
			bales(
				light,
				[
					[90, 634, 13],
					[220, 622, 9],
					[330, 644, 15],
					[520, 626, 10],
					[1420, 640, 13],
				],
				0.06,
			),
		].join('')
	},
	roadside: (light) => railFence(light, 0, 1600, 656, 26),
}
