import { points } from '../draw.ts'
import { plain } from '../land/fields.ts'
import { ranges } from '../land/far_off.ts'
import { hills } from '../land/hills.ts'
import { mountain } from '../land/mountain.ts'
import { highPeakAt } from '../land/peaks.ts'
import { ridge } from '../land/ridge.ts'
import { leavesAfar } from '../land/season.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { afar } from '../light.ts'
import type { OwnTown } from '../landscape.ts'

export const twinSummits: OwnTown = {
	features: [],
	alts: {
		'roll-off': 'close by with a container on its back, twin summits behind it',
	},
	backdrop: (light, random, season, canvas) => {
		const leaves = leavesAfar(light, season)
		const green = (distance: number) =>
			[afar(light, '#5d7444', distance), afar(light, '#93a458', distance)] as const
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[1240, 244, 280],
				[1330, 270, 240],
				[520, 330, 220],
			]),
			ranges(
				canvas,
				mountain(light, random, {
					id: 'twins',
					skyline: ridge(
						random,
						[
							...points('-20 434, 110 404, 220 424, 340 384, 450 408, 560 376'),
							...highPeakAt(1030, 490, 296, 230).filter(([x]) => x > 690 && x < 1330),
							...points('1400 400, 1500 366, 1620 392'),
						],
						0.2,
						11,
					),
					floor: 570,
					snowline: 300,
					distance: 0.1,
				}),
				hills(light, random, {
					id: 'foothills',
					skyline: ridge(
						random,
						points('-20 486, 240 462, 500 488, 780 460, 1060 484, 1320 458, 1620 482'),
						0.09,
					),
					floor: 600,
					distance: 0.48,
				}),
			),
			plain(light, random, 1600, 556, 662, season.plain),
			cottonwoods(random, -20, 1640, 592, 46, ...leaves(0.3)),
			cottonwoods(random, 480, 900, 606, 50, ...green(0.2)),
			cottonwoods(random, 1080, 1640, 612, 54, ...leaves(0.18)),
		].join('')
	},
}
