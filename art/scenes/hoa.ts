import { placed, rect } from '../draw.ts'
import { frontRange } from '../land/mountains.ts'
import { road } from '../land/road.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { verge } from '../land/verge.ts'
import { afar, landIn, paintIn } from '../light.ts'
import { dawn } from '../lights/day.ts'
import { violetDusk } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { cart, cartSizes } from '../things/cart.ts'
import { garbageTruck } from '../things/garbage_truck.ts'
import { headlight } from '../things/headlight.ts'
import { houseLooks, townHouse } from '../things/house.ts'
import { shadeTree } from '../things/roadside.ts'

const feet = 15.5
const row = [houseLooks.sand, houseLooks.sage, houseLooks.brick, houseLooks.slate, houseLooks.paper] as const

export const hoa: Scene = {
	name: 'hoa',
	alt: 'A row of town houses with a tidy line of carts along the near curb, our truck working its way down the street.',
	lights: { day: dawn, night: violetDusk },
	draw: (light, random) => {
		const paint = paintIn(light)
		const leaves = [afar(light, '#527a47', 0.06), afar(light, '#8dac5c', 0.06)] as const
		const tree = (x: number, height: number) =>
			shadeTree(random, x, 660, height, ...leaves, afar(light, material.timber, 0.06))
		return [
			sky(light, 1600, 540),
			streaks(light, [
				[1220, 230, 300],
				[380, 330, 230],
			]),
			frontRange(light, 1010),
			cottonwoods(random, -20, 720, 622, 50, afar(light, '#557849', 0.2), afar(light, '#8fa95e', 0.2)),
			rect(0, 630, 1600, 36, landIn(light)('#8fa35c')),
			...row.map((look, index) => placed(640 + index * 196, 656, 8.1, townHouse(light, look, 0.05))),
			tree(590, 150),
			tree(330, 128),
			tree(110, 142),
			rect(0, 654, 1600, 10, landIn(light)(material.concrete)),
			road(light, 1600, 664, 746),
			verge(light, random, 1600, 761, 900, { edge: '#a3b060', back: '#86a055', grass: material.grass }),
			headlight(light, 632 + 31.6 * feet, 731 - 3.1 * feet, 745),
			placed(632, 731, feet, garbageTruck(light)),
			...[70, 230, 390, 550, 1190, 1350, 1510].flatMap((x) => [
				placed(x, 776, feet / 12, cart(cartSizes.large, material.pine, material.pineDeep, paint)),
				placed(
					x + 41,
					776,
					feet / 12,
					cart(cartSizes.small, material.cartBlue, material.cartBlueDeep, paint),
				),
			]),
		].join('')
	},
}
