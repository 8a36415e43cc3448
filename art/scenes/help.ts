import { placed, rect } from '../draw.ts'
import { cumulus } from '../land/clouds.ts'
import { road } from '../land/road.ts'
import { sky } from '../land/sky.ts'
import { afar, landIn, paintIn } from '../light.ts'
import { morning } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { cart, cartInches } from '../things/cart.ts'
import { crew, neighbors, person } from '../things/person.ts'
import { mirrored, poses } from '../things/pose.ts'

const feet = 44

export const help: Scene = {
	name: 'help',
	alt: () => 'One of our crew and a neighbor talking over two carts in front of her house.',
	lights: { day: morning, night: dusk },
	uprightFrom: 440,
	draw: (light, random, canvas, land) => {
		const paint = paintIn(light)
		const look = { light, random, canvas }
		const tree = {
			far: (color: string) => afar(light, color, 0.08),
			leaves: ['#527a47', '#8dac5c'],
			isBare: false,
			kind: 'garden',
		} as const
		return [
			sky(light, canvas, 540),
			cumulus(light, random, canvas, [
				[1300, 200, 230],
				[600, 300, 160],
			]),
			land.behind(look, { of: 'help', at: 1250, beside: 940, season: 'summer' }),
			land.trees(look, {
				from: -20,
				to: 1640,
				y: 612,
				height: 48,
				distance: 0.22,
				leaves: ['#557849', '#8fa95e'],
			}),
			rect(0, 626, 1600, 40, landIn(light)(land.lawn)),
			placed(1080, 656, 9, land.frontHouse(light, 0, 0.06)),
			placed(60, 650, 6.4, land.frontHouse(light, 1, 0.14)),
			land.tree(random, { ...tree, x: 660, y: 664, tall: 190 }),
			land.tree(random, { ...tree, x: 420, y: 656, tall: 130 }),
			road(light, 1600, 660, 712),
			land.ground(light, random, 727, 900, land.seasons.summer),
			placed(840, 770, feet, person(paint, crew.will, poses.talking)),
			placed(960, 774, feet / 12, cart(cartInches('trash'), material.cart.trash, paint)),
			placed(1078, 774, feet / 12, cart(cartInches('recycling'), material.cart.recycling, paint)),
			placed(1190, 770, feet, person(paint, neighbors.anna, mirrored(poses.listening))),
		].join('')
	},
}
