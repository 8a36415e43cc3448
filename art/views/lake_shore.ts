import { group, placed, points } from '../draw.ts'
import { lake } from '../land/lake.ts'
import { ranges } from '../land/far_off.ts'
import { hills } from '../land/hills.ts'
import { mountain } from '../land/mountain.ts'
import { highPeakAt, longRangeAt } from '../land/peaks.ts'
import { ridge } from '../land/ridge.ts'
import { leavesAfar } from '../land/season.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { grainElevator } from '../things/landmarks.ts'
import type { OwnTown } from '../landscape.ts'

export const lakeShore: OwnTown = {
	features: ['lake', 'mill'],
	alts: {
		residential: 'coming along the shore of a lake, the mountains and the old mill mirrored in it',
		'roll-off': 'with a container on its back by a lake in the fall, the mountains mirrored in the water',
	},
	backdrop: (light, random, season, canvas) => {
		// In summer from the east shore, with a long range beyond the lake; in the fall from north of it.
		const summits = season.isHot
			? [
					...points('-20 470, 150 452, 330 466, 500 448, 640 456'),
					...longRangeAt(1060, 496, 118, 160).filter(([x]) => x > 720 && x < 1390),
					...points('1450 448, 1540 436, 1620 446'),
				]
			: [
					...points('-20 462, 150 446, 300 458, 420 440'),
					...highPeakAt(720, 500, 150, 130).filter(([x]) => x > 520 && x < 890),
					...points('980 456, 1100 434, 1230 450, 1350 428, 1480 446, 1620 430'),
				]
		const range = ridge(random, summits, 0.18, 11)
		const leaves = leavesAfar(light, season)
		const mill = canvas.frame === 'upright' ? canvas.left + 790 : 1290
		const shore = group(
			{},
			ranges(
				canvas,
				mountain(light, random, { id: 'range', skyline: range, floor: 560, snowline: 424, distance: 0.2 }),
				hills(light, random, {
					id: 'foothills',
					skyline: ridge(
						random,
						points('-20 500, 260 490, 520 506, 800 492, 1100 510, 1360 494, 1620 506'),
						0.05,
					),
					floor: 560,
					distance: 0.55,
				}),
			),
			cottonwoods(random, -20, 700, 556, 28, ...leaves(0.34)),
			cottonwoods(random, 900, 1640, 556, 32, ...leaves(0.3)),
			placed(mill, 558, 1.05, grainElevator(light, 0.2)),
			cottonwoods(random, mill - 50, mill + 40, 558, 26, ...leaves(0.2)),
		)
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[1080, 250, 330],
				[1240, 286, 300],
				[980, 330, 240],
			]),
			shore,
			lake(light, random, 1600, 556, 656, shore),
			hills(light, random, {
				id: 'bank',
				skyline: ridge(random, points('-20 640, 300 630, 700 642, 1100 632, 1620 640'), 0.03),
				floor: 670,
				distance: 0.02,
				cover: season.ground.back,
			}),
		].join('')
	},
}
