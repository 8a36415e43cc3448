import { placed, points } from '../draw.ts'
import { field, plain } from '../land/fields.ts'
import { hogbacks } from '../land/hogback.ts'
import { ranges } from '../land/far_off.ts'
import { hills } from '../land/hills.ts'
import { mountain } from '../land/mountain.ts'
import { ridge, soft } from '../land/ridge.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { afar } from '../light.ts'
import { barn } from '../things/farm.ts'
import { windPump } from '../things/landmarks.ts'
import { bales, railFence } from '../things/roadside.ts'
import type { OwnTown } from '../landscape.ts'

export const ranchRoad: OwnTown = {
	features: [],
	alts: {
		residential: 'on a county road in the spring green, red sandstone hogbacks and a barn behind it',
	},
	backdrop: (light, random, season, canvas) =>
		[
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[1120, 240, 300],
				[620, 300, 220],
			]),
			ranges(
				canvas,
				mountain(light, random, {
					id: 'range',
					skyline: ridge(
						random,
						points(
							`-20 436, 200 412, 380 430, 560 398, 720 416, 900 384, 1060 404, 1220 380, 1400 404,
								1620 386`,
						),
						0.16,
					),
					floor: 560,
					distance: 0.35,
				}),
				hills(light, random, {
					id: 'hills',
					skyline: ridge(
						random,
						points('-20 470, 260 446, 520 470, 800 440, 1080 462, 1340 436, 1620 460'),
						0.07,
					),
					floor: 600,
					distance: 0.42,
					pines: 9,
				}),
				hogbacks(
					light,
					random,
					[
						[560, 586, 420, 96],
						[880, 592, 560, 150],
						[1290, 596, 460, 118],
						[-60, 590, 420, 74],
					],
					0.16,
				),
			),
			plain(light, random, 1600, 574, 660, season.plain),
			placed(250, 610, 1.9, barn(light, 0.1)),
			cottonwoods(
				random,
				340,
				470,
				610,
				42,
				afar(light, season.leaves[0], 0.16),
				afar(light, season.leaves[1], 0.16),
			),
			placed(530, 612, 2.2, windPump(light, 0.08)),
			field('hay', light, soft(points('-20 612, 400 604, 900 614, 1620 602')), 662, 1100, season.crop),
			season.isHot
				? bales(
						light,
						[
							[1236, 626, 9],
							[1330, 640, 12],
							[1460, 630, 10],
							[470, 640, 12],
							[560, 628, 9],
							[80, 634, 11],
						],
						0.06,
					)
				: '',
		].join(''),
	roadside: (light) => railFence(light, 0, 1600, 656, 26),
}
