import type { Point } from '../draw.ts'
import { points } from '../draw.ts'
import { crown } from '../land/crown.ts'
import { ranges } from '../land/far_off.ts'
import { hills } from '../land/hills.ts'
import { mountain } from '../land/mountain.ts'
import { toothedRockAt } from '../land/peaks.ts'
import { plain } from '../land/fields.ts'
import { ridge } from '../land/ridge.ts'
import { leavesAfar } from '../land/season.ts'
import { sky } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import type { OwnTown } from '../landscape.ts'

export const toothedRock: OwnTown = {
	features: [],
	alts: {
		residential:
			'seen from behind on a street of golden trees, one of the crew at the carts, a rock with a toothed crown over the roofs',
		'roll-off': 'coming for a full container in a driveway, a rock with a toothed crown over the houses',
	},
	backdrop: (light, random, season, canvas) => {
		const leaves = leavesAfar(light, season)
		const far: Point[] = points(
			`-20 452, 180 426, 330 446, 520 410, 700 430, 860 396, 1010 424, 1200 400, 1400 430,
				1620 396`,
		)
		const rock = toothedRockAt(1010, 500, 218, 150)
		const near: Point[] = [
			...points('-20 470, 150 455, 330 474'),
			...rock.filter(([x]) => x > 500),
			[1560, 488],
			[1620, 480],
		]
		return [
			sky(light, canvas, 540),
			ranges(
				canvas,
				mountain(light, random, { id: 'far', skyline: ridge(random, far, 0.16), floor: 560, distance: 0.42 }),
				hills(light, random, {
					id: 'rock',
					skyline: ridge(random, near, 0.09, 10),
					floor: 600,
					distance: 0.42,
				}),
				crown(light, random, rock, 366, 0.3),
				hills(light, random, {
					id: 'hogback',
					skyline: ridge(
						random,
						points('-20 540, 240 516, 520 548, 800 520, 1080 552, 1340 518, 1620 546'),
						0.05,
					),
					floor: 606,
					distance: 0.28,
					cover: '#8b8a52',
				}),
			),
			plain(light, random, 1600, 560, 662, season.plain),
			cottonwoods(random, -20, 1620, 604, 44, ...leaves(0.3)),
			cottonwoods(random, 620, 1300, 622, 50, ...leaves(0.2)),
		].join('')
	},
}
