import { placed } from '../draw.ts'
import { frontRange } from '../land/mountains.ts'
import { road } from '../land/road.ts'
import { sky } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { verge } from '../land/verge.ts'
import { cumulus } from '../land/clouds.ts'
import { afar, paintIn } from '../light.ts'
import { morning } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { cart, cartSizes } from '../things/cart.ts'
import { garbageTruck } from '../things/garbage_truck.ts'
import { headlight } from '../things/headlight.ts'
import { houseLooks, ranchHouse } from '../things/house.ts'
import { neighbors, person } from '../things/person.ts'
import { shadeTree } from '../things/roadside.ts'

const feet = 16

export const residential: Scene = {
	name: 'residential',
	alt: 'Our garbage truck on a street of ranch houses, a neighbor waving beside her carts, the Front Range behind the roofs.',
	lights: { day: morning, night: dusk },
	draw: (light, random) => {
		const paint = paintIn(light)
		const leaves = (distance: number) =>
			[afar(light, '#507a46', distance), afar(light, '#86a957', distance)] as const
		const tree = (x: number, height: number) =>
			shadeTree(random, x, 662, height, ...leaves(0.04), afar(light, material.timber, 0.04))
		return [
			sky(light, 1600, 540),
			cumulus(light, random, [
				[1290, 250, 230],
				[560, 330, 150],
			]),
			frontRange(light, 900),
			cottonwoods(random, -20, 1640, 616, 52, ...leaves(0.2)),
			verge(light, random, 1600, 640, 668, { edge: '#9aaf62', back: '#86a055', grass: '#7f9b52' }),
			...[
				[10, houseLooks.sage],
				[440, houseLooks.sand],
				[860, houseLooks.slate],
				[1280, houseLooks.brick],
			].map(([x, look]) =>
				placed(x as number, 660, 7.4, ranchHouse(light, look as typeof houseLooks.sage, 0.04)),
			),
			tree(404, 150),
			tree(826, 128),
			tree(1250, 156),
			road(light, 1600, 664, 746),
			verge(light, random, 1600, 761, 900, { edge: '#a3b060', back: '#86a055', grass: material.grass }),
			headlight(light, 640 + 31.6 * feet, 731 - 3.1 * feet, 745),
			placed(640, 731, feet, garbageTruck(light)),
			placed(1200, 776, feet / 12, cart(cartSizes.large, material.pine, material.pineDeep, paint)),
			placed(1246, 776, feet / 12, cart(cartSizes.small, material.cartBlue, material.cartBlueDeep, paint)),
			placed(1290, 784, feet, person(paint, neighbors.anna, true)),
		].join('')
	},
}
