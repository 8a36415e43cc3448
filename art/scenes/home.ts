import { el, group, placed, points } from '../draw.ts'
import type { Point } from '../draw.ts'
import { field, plain, wheat } from '../land/fields.ts'
import { ranges } from '../land/far_off.ts'
import { hills } from '../land/hills.ts'
import { mountain } from '../land/mountain.ts'
import { horsetoothAt, longsPeakAt } from '../land/peaks.ts'
import { ridge, soft } from '../land/ridge.ts'
import { road } from '../land/road.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { verge } from '../land/verge.ts'
import { afar, paintIn } from '../light.ts'
import { dawn } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { cart, cartSizes } from '../things/cart.ts'
import { barn, mailbox } from '../things/farm.ts'
import { geese } from '../things/geese.ts'
import { headlight } from '../things/headlight.ts'
import { garbageTruck } from '../things/garbage_truck.ts'

const feet = 16.5

/**
 * Once, from beyond the left edge of every composition, for whoever asks for `#drive`: a picture by itself does not know in every browser
 * whether motion disturbs.
 */
const driveIn = el(
	'style',
	{},
	'#drive:target{animation:drive 5s cubic-bezier(.2,.7,.3,1)}@keyframes drive{from{transform:translateX(-1250px)}}',
)

export const home: Scene = {
	name: 'home',
	alt: 'Our garbage truck on a county road, two carts waiting at the curb, Longs Peak and Horsetooth Rock beyond the wheat.',
	lights: { day: dawn, night: dusk },
	uprightFrom: 430,
	draw: (light, random, canvas) => {
		const paint = paintIn(light)
		const divide: Point[] = [
			...points(
				`-20 436, 60 414, 120 392, 175 412, 250 430, 310 404, 365 380, 420 402, 480 420, 530 398,
					575 376, 640 388, 690 362`,
			),
			...longsPeakAt(1010, 470, 250).filter(([x]) => x > 730 && x < 1290),
			...points('1330 388, 1380 350, 1425 368, 1480 336, 1530 356, 1575 330, 1625 350'),
		]
		const twinSisters: Point[] = points(
			`-20 470, 140 462, 300 470, 420 448, 520 456, 640 432, 700 414, 745 428, 800 420, 880 446,
				980 440, 1080 462, 1200 452, 1330 470, 1620 470`,
		)
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[1180, 262, 300],
				[1330, 240, 230],
				[560, 318, 220],
				[1290, 300, 380],
			]),
			ranges(
				canvas,
				mountain(light, random, {
					id: 'divide',
					skyline: ridge(random, divide, 0.22, 11),
					floor: 545,
					snowline: 330,
					distance: light.night ? 0 : 0.08,
				}),
				hills(light, random, {
					id: 'sisters',
					skyline: ridge(random, twinSisters, 0.14),
					floor: 570,
					distance: 0.68,
				}),
				hills(light, random, {
					id: 'horsetooth',
					skyline: ridge(
						random,
						[
							...points('-20 492, 130 470, 330 496, 560 480, 800 504, 1000 490'),
							...horsetoothAt(1400, 500, 96).filter(([x]) => x > 1090 && x < 1590),
							[1625, 482],
						] as Point[],
						0.09,
					),
					floor: 590,
					distance: 0.48,
				}),
				hills(light, random, {
					id: 'front',
					skyline: ridge(
						random,
						points('-20 524, 180 510, 360 530, 560 516, 760 540, 960 524, 1180 542, 1400 524, 1620 538'),
						0.06,
					),
					floor: 600,
					distance: 0.26,
					pines: 13,
				}),
			),
			plain(light, random, 1600, 558, 640),
			cottonwoods(
				random,
				60,
				260,
				574,
				24,
				afar(light, material.forest, 0.3),
				afar(light, material.grass, 0.25),
			),
			placed(330, 592, 1.6, barn(light, 0.16)),
			cottonwoods(
				random,
				402,
				480,
				592,
				36,
				afar(light, material.forest, 0.22),
				afar(light, material.grass, 0.16),
			),
			cottonwoods(
				random,
				1290,
				1480,
				578,
				26,
				afar(light, material.forest, 0.3),
				afar(light, material.grass, 0.25),
			),
			field('wheat', light, soft(points('-20 604, 300 592, 700 606, 1100 594, 1620 606')), 662, 760, wheat),
			road(light, 1600, 660, 746),
			verge(light, random, 1600, 761, 900),
			driveIn,
			group(
				{ id: 'drive' },
				headlight(light, 1176, 730 - 3.1 * feet, 745),
				placed(656, 730, feet, garbageTruck(light)),
			),
			placed(1226, 774, feet / 12, cart(cartSizes.large, material.cart.trash, paint)),
			placed(1274, 774, feet / 12, cart(cartSizes.small, material.cart.recycling, paint)),
			placed(1340, 776, feet, mailbox(light)),
			geese(canvas, light.night ? '#8b98a3' : '#5f7f8d'),
		].join('')
	},
}
