import { points } from '../draw.ts'
import { plain } from '../land/fields.ts'
import { hogbacks } from '../land/hogback.ts'
import { ranges } from '../land/far_off.ts'
import { hills } from '../land/hills.ts'
import { mountain } from '../land/mountain.ts'
import { ridge } from '../land/ridge.ts'
import { leavesAfar } from '../land/season.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import type { OwnTown } from '../landscape.ts'

export const redHogbacks: OwnTown = {
	features: [],
	alts: {
		'roll-off': 'on its way to the red foothills, a container on its back',
	},
	backdrop: (light, random, season, canvas) => {
		const leaves = leavesAfar(light, season)
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[1160, 230, 330],
				[1300, 262, 260],
			]),
			ranges(
				canvas,
				mountain(light, random, {
					id: 'range',
					skyline: ridge(
						random,
						points(
							`-20 424, 150 396, 300 420, 470 372, 610 398, 780 350, 900 376, 1040 334, 1180 366,
								1330 340, 1460 372, 1620 350`,
						),
						0.18,
					),
					floor: 560,
					snowline: 364,
					distance: 0.28,
				}),
				hills(light, random, {
					id: 'hills',
					skyline: ridge(
						random,
						points('-20 470, 260 452, 540 474, 820 440, 1100 466, 1380 436, 1620 458'),
						0.07,
					),
					floor: 600,
					distance: 0.44,
					pines: 9,
				}),
				hogbacks(
					light,
					random,
					[
						[-120, 600, 520, 92],
						[340, 600, 420, 112],
						[640, 604, 600, 190],
						[1080, 604, 380, 120],
						[1300, 606, 520, 166],
					],
					0.14,
				),
			),
			plain(light, random, 1600, 588, 662, season.plain),
			cottonwoods(random, -20, 640, 616, 40, ...leaves(0.16)),
			cottonwoods(random, 960, 1640, 620, 44, ...leaves(0.14)),
		].join('')
	},
}
