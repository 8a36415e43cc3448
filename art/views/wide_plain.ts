import { placed, points } from '../draw.ts'
import { stormLine } from '../land/clouds.ts'
import { field, plain } from '../land/fields.ts'
import { ranges } from '../land/far_off.ts'
import { mountain } from '../land/mountain.ts'
import { ridge, soft } from '../land/ridge.ts'
import { leavesAfar } from '../land/season.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { grainElevator, waterTower } from '../things/landmarks.ts'
import type { OwnTown } from '../landscape.ts'

/** The distant storms, narrower and taller in the upright picture. */
const storms = {
	standard: { left: 640, right: 1660, y: 470, ground: 540, tall: 128 },
	wide: { left: 640, right: 1660, y: 484, ground: 540, tall: 104 },
	upright: { left: 520, right: 1460, y: 446, ground: 540, tall: 150 },
} as const

export const widePlain: OwnTown = {
	features: ['water tower', 'grain elevator'],
	alts: {
		residential:
			'going down a straight street, rain falling from a long storm cloud far beyond the water tower',
		'roll-off': 'driving off with a container between stubble fields, a grain elevator by the road ahead',
	},
	backdrop: (light, random, season, canvas, name) => {
		const isUpright = canvas.frame === 'upright'
		const leaves = leavesAfar(light, season)
		return [
			sky(light, canvas, 560),
			season.isHot
				? stormLine(light, random, storms[canvas.frame])
				: streaks(light, canvas, [
						[1060, 250, 340],
						[1270, 290, 260],
						[420, 330, 240],
					]),
			ranges(
				canvas,
				mountain(light, random, {
					id: 'range',
					skyline: ridge(
						random,
						points('-20 524, 120 516, 250 526, 380 506, 470 500, 560 518, 760 522, 1000 530, 1620 536'),
						0.1,
					),
					floor: 580,
					distance: 0.6,
				}),
			),
			plain(light, random, 1600, 548, 650, season.plain),
			cottonwoods(random, -20, 560, 572, 30, ...leaves(0.32)),
			cottonwoods(random, 760, 1640, 578, 36, ...leaves(0.28)),
			// The water tower in storm season, otherwise the grain elevator.
			season.isHot
				? placed(isUpright ? 1150 : 1390, 612, 2.1, waterTower(light, name, 'ball', 0.1))
				: placed(isUpright ? 640 : 520, 598, 2.1, grainElevator(light, 0.12)),
			cottonwoods(random, 480, 600, 592, 30, ...leaves(0.2)),
			field('corn', light, soft(points('-20 606, 420 596, 900 608, 1620 598')), 662, 980, season.crop),
			cottonwoods(random, 1250, 1620, 622, 44, ...leaves(0.12)),
		].join('')
	},
}
