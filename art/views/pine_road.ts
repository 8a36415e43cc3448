import { placed, points } from '../draw.ts'
import { crown } from '../land/crown.ts'
import { ranges } from '../land/far_off.ts'
import { hills } from '../land/hills.ts'
import { mountain } from '../land/mountain.ts'
import { ridge, soft } from '../land/ridge.ts'
import { sky } from '../land/sky.ts'
import { pine } from '../land/trees.ts'
import { afar } from '../light.ts'
import { material } from '../materials.ts'
import { between } from '../random.ts'
import { cabin } from '../things/cabin.ts'
import type { OwnTown } from '../landscape.ts'

export const pineRoad: OwnTown = {
	features: [],
	alts: {
		'roll-off': 'with a container on a dirt road between tall pines, granite domes behind it',
	},
	backdrop: (light, random, _season, canvas) => {
		const stand = (from: number, to: number, y: number, height: number, gap: number, distance: number) => {
			const trees: string[] = []
			for (let x = from; x < to; x += between(random, gap * 0.5, gap * 1.5)) {
				trees.push(
					pine(
						random,
						x,
						y + between(random, -3, 5),
						height * between(random, 0.7, 1.25),
						afar(light, material.forestDeep, distance),
						afar(light, material.forest, distance),
					),
				)
			}
			return trees.join('')
		}
		const tall = canvas.frame === 'wide' ? 0.75 : 1
		const dome = soft(
			points('820 520, 880 420, 950 340, 1030 302, 1110 318, 1180 372, 1260 392, 1330 420, 1400 520'),
			20,
		)
		return [
			sky(light, canvas, 540),
			ranges(
				canvas,
				mountain(light, random, {
					id: 'range',
					skyline: ridge(
						random,
						points('-20 420, 160 382, 320 410, 480 366, 640 396, 820 372, 1260 380, 1420 344, 1620 376'),
						0.16,
					),
					floor: 560,
					snowline: 392,
					distance: 0.45,
				}),
				hills(light, random, {
					id: 'forest-far',
					skyline: ridge(
						random,
						points('-20 466, 240 440, 500 462, 760 436, 1060 430, 1360 424, 1620 452'),
						0.08,
					),
					floor: 620,
					distance: 0.5,
					pines: 16,
				}),
				crown(light, random, ridge(random, dome, 0.1, 16), 476, 0.12),
				hills(light, random, {
					id: 'forest-near',
					skyline: ridge(
						random,
						points('-20 520, 260 500, 540 522, 820 476, 1100 470, 1380 482, 1620 506'),
						0.06,
					),
					floor: 660,
					distance: 0.28,
					pines: 28,
				}),
			),
			stand(-20, 1640, 600, 74, 30, 0.2),
			hills(light, random, {
				id: 'meadow',
				skyline: soft(points('-20 604, 420 594, 900 606, 1620 596')),
				floor: 700,
				distance: 0.02,
				cover: '#8c9a5a',
			}),
			placed(190, 650, 7, cabin(light)),
			stand(20, 170, 640, 170 * tall, 58, 0.05),
			stand(430, 600, 646, 190 * tall, 66, 0.04),
			stand(1230, 1620, 646, 200 * tall, 60, 0.04),
		].join('')
	},
}
