import { placed, points } from '../draw.ts'
import { cumulus } from '../land/clouds.ts'
import { field, plain } from '../land/fields.ts'
import { ranges } from '../land/far_off.ts'
import { hills } from '../land/hills.ts'
import { mountain } from '../land/mountain.ts'
import { ridge, soft } from '../land/ridge.ts'
import { leavesAfar } from '../land/season.ts'
import { sky } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { farmhouse } from '../things/farm.ts'
import { poleLine, waterTower, windPump } from '../things/landmarks.ts'
import type { OwnTown } from '../landscape.ts'

export const openWheat: OwnTown = {
	features: ['water tower'],
	alts: {
		residential: 'small under a big sky on the road through the wheat, the town’s water tower behind it',
		'roll-off': 'seen from behind on a straight road through the snow, the town’s water tower ahead',
	},
	backdrop: (light, random, season, canvas, name) => {
		const leaves = leavesAfar(light, season)
		return [
			sky(light, canvas, 560),
			cumulus(light, random, canvas, [
				[1180, 250, 300],
				[760, 300, 190],
				[1400, 360, 260],
				[980, 404, 150],
				[420, 420, 170],
			]),
			ranges(
				canvas,
				mountain(light, random, {
					id: 'range',
					skyline: ridge(
						random,
						points('-20 506, 130 492, 260 510, 420 488, 560 508, 760 498, 980 516, 1240 508, 1620 520'),
						0.12,
					),
					floor: 570,
					distance: 0.5,
				}),
				hills(light, random, {
					id: 'swell',
					skyline: soft(points('-20 536, 300 526, 640 542, 1000 532, 1620 544')),
					floor: 600,
					distance: 0.5,
					cover: season.isSnowy ? '#d9dfe0' : '#9a9a5c',
				}),
			),
			plain(light, random, 1600, 552, 640, season.plain),
			cottonwoods(random, 930, 1240, 574, 24, ...leaves(0.3)),
			season.isSnowy
				? placed(1150, 606, canvas.frame === 'wide' ? 2.2 : 2.5, waterTower(light, name, 'legs', 0.08))
				: placed(canvas.frame === 'upright' ? 752 : 690, 600, 1.9, waterTower(light, name, 'legs', 0.12)),
			cottonwoods(random, 1180, 1330, 598, 30, ...leaves(0.2)),
			placed(300, 606, 2.1, farmhouse(light, 0.14)),
			cottonwoods(random, 200, 296, 606, 52, ...leaves(0.16)),
			placed(420, 608, 1.9, windPump(light, 0.1)),
			field(
				'wheat',
				light,
				soft(points('-20 612, 320 602, 760 612, 1200 600, 1620 612')),
				662,
				420,
				season.crop,
			),
		].join('')
	},
	roadside: (light) => poleLine(light, 40, 1600, 640, 92, 0.1),
}
