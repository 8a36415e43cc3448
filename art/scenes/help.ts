import { placed, rect } from '../draw.ts'
import { cumulus } from '../land/clouds.ts'
import { road } from '../land/road.ts'
import { sky } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { verge } from '../land/verge.ts'
import { underFoothills } from '../land/views.ts'
import { afar, landIn, paintIn } from '../light.ts'
import { morning } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { cart, cartSizes } from '../things/cart.ts'
import { houseLooks, ranchHouse } from '../things/house.ts'
import { crew, neighbors, person } from '../things/person.ts'
import { mirrored, poses } from '../things/pose.ts'
import { shadeTree } from '../things/roadside.ts'

const feet = 44

export const help: Scene = {
	name: 'help',
	alt: 'One of our crew and a neighbor talking over two carts in front of her house.',
	lights: { day: morning, night: dusk },
	uprightFrom: 440,
	draw: (light, random, canvas) => {
		const paint = paintIn(light)
		const leaves = [afar(light, '#527a47', 0.08), afar(light, '#8dac5c', 0.08)] as const
		return [
			sky(light, canvas, 540),
			cumulus(light, random, canvas, [
				[1300, 200, 230],
				[600, 300, 160],
			]),
			underFoothills(light, canvas),
			cottonwoods(random, -20, 1640, 612, 48, afar(light, '#557849', 0.22), afar(light, '#8fa95e', 0.22)),
			rect(0, 626, 1600, 40, landIn(light)('#8fa35c')),
			placed(1080, 656, 9, ranchHouse(light, houseLooks.sand, 0.06)),
			placed(60, 650, 6.4, ranchHouse(light, houseLooks.sage, 0.14)),
			shadeTree(random, 660, 664, 190, ...leaves, afar(light, material.timber, 0.08)),
			shadeTree(random, 420, 656, 130, ...leaves, afar(light, material.timber, 0.1)),
			road(light, 1600, 660, 712),
			verge(light, random, 1600, 727, 900, { edge: '#a3b060', back: '#86a055', grass: material.grass }),
			placed(840, 770, feet, person(paint, crew.will, poses.talking)),
			placed(960, 774, feet / 12, cart(cartSizes.large, material.cart.trash, paint)),
			placed(1078, 774, feet / 12, cart(cartSizes.small, material.cart.recycling, paint)),
			placed(1190, 770, feet, person(paint, neighbors.anna, mirrored(poses.listening))),
		].join('')
	},
}
