import { placed } from '../draw.ts'
import { road } from '../land/road.ts'
import { snowyVerge, verge } from '../land/verge.ts'
import { paintIn } from '../light.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { cart, cartSizes } from '../things/cart.ts'
import { garbageTruck } from '../things/garbage_truck.ts'
import { headlight } from '../things/headlight.ts'
import type { Town } from '../town.ts'

const feet = 16.5

/** The weekly round in a town: our garbage truck comes up to the carts at the curb. */
export const residentialTown = (town: Town): Scene => ({
	name: `residential-${town.slug}`,
	alt: `Our garbage truck and two carts at the curb, with ${town.behind}.`,
	lights: town.lights,
	draw: (light, random) => {
		const paint = paintIn(light)
		return [
			town.backdrop(light, random),
			road(light, 1600, 660, 746, town.snowy ? snowyVerge.edge : undefined),
			verge(light, random, 1600, 761, 900, town.snowy ? snowyVerge : undefined),
			headlight(light, 1176, 730 - 3.1 * feet, 745),
			placed(656, 730, feet, garbageTruck(light)),
			placed(1232, 774, feet / 12, cart(cartSizes.large, material.pine, material.pineDeep, paint)),
			placed(1280, 774, feet / 12, cart(cartSizes.small, material.cartBlue, material.cartBlueDeep, paint)),
		].join('')
	},
})
