import { placed, points } from '../draw.ts'
import { cumulus } from '../land/clouds.ts'
import { field, plain } from '../land/fields.ts'
import { ranges } from '../land/far_off.ts'
import { hills } from '../land/hills.ts'
import { mountain } from '../land/mountain.ts'
import { longRangeAt } from '../land/peaks.ts'
import { ridge, soft } from '../land/ridge.ts'
import { leavesAfar } from '../land/season.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { houseLooks, ranchHouse } from '../things/house.ts'
import { waterTower } from '../things/landmarks.ts'
import type { OwnTown } from '../landscape.ts'

export const newStreets: OwnTown = {
	features: ['water tower'],
	alts: {
		residential:
			'coming up a street of new houses under snow, a neighbor waving, the town’s water tower behind',
		'roll-off': 'leaving an empty container at a new house, the town’s water tower over the roofs',
	},
	backdrop: (light, random, season, canvas, name) => {
		const isUpright = canvas.frame === 'upright'
		const leaves = leavesAfar(light, season)
		return [
			sky(light, canvas, 550),
			season.isSnowy
				? streaks(light, canvas, [
						[1040, 270, 340],
						[1250, 300, 280],
						[700, 330, 240],
					])
				: cumulus(light, random, canvas, [
						[1120, 190, 360],
						[700, 300, 230],
						[1360, 344, 240],
						[420, 396, 170],
					]),
			ranges(
				canvas,
				mountain(light, random, {
					id: 'range',
					skyline: ridge(
						random,
						[
							...points('-20 474, 160 456, 330 470, 520 452, 600 464'),
							...longRangeAt(860, 510, 112, 128).filter(([x]) => x > 640 && x < 1130),
							...points('1220 444, 1340 460, 1480 440, 1620 458'),
						],
						0.16,
						11,
					),
					floor: 570,
					snowline: 470,
					distance: 0.24,
				}),
				hills(light, random, {
					id: 'hills',
					skyline: ridge(random, points('-20 520, 360 508, 760 522, 1180 506, 1620 520'), 0.05),
					floor: 590,
					distance: 0.6,
				}),
			),
			plain(light, random, 1600, 556, 622, season.plain),
			cottonwoods(random, 480, 900, 574, 22, ...leaves(0.4)),
			placed(
				season.isSnowy ? (isUpright ? 1170 : 1384) : isUpright ? 1000 : 1010,
				602,
				season.isSnowy ? 2.3 : 1.7,
				waterTower(light, name, 'column', 0.12),
			),
			...[560, 700, 840, 1090, 1230].map((x, index) =>
				placed(
					x,
					600,
					2.4,
					ranchHouse(
						light,
						[houseLooks.sand, houseLooks.slate, houseLooks.paper, houseLooks.sage, houseLooks.sand][index] ??
							houseLooks.sand,
						0.24,
					),
				),
			),
			field('snow', light, soft(points('-20 606, 400 598, 900 608, 1620 600')), 662, 900, season.crop),
		].join('')
	},
}
