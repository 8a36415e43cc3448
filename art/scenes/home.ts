import { el, group, placed } from '../draw.ts'
import { road } from '../land/road.ts'
import { sky, streaks } from '../land/sky.ts'
import { paintIn } from '../light.ts'
import { dawn } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { cart, cartInches } from '../things/cart.ts'
import { mailbox } from '../things/farm.ts'
import { geese } from '../things/geese.ts'
import { headlight } from '../things/headlight.ts'
import { garbageTruck } from '../things/garbage_truck.ts'

const feet = 16.5

/**
 * Plays once for requests with the fragment `#drive`, from beyond the left edge of every composition. Opt-in, because a picture cannot
 * detect in every browser whether the user prefers reduced motion.
 */
const driveIn = el(
	'style',
	{},
	'#drive:target{animation:drive 1.5s cubic-bezier(.2,.7,.3,1)}@keyframes drive{from{transform:translateX(-1250px)}}',
)

export const home: Scene = {
	name: 'home',
	alt: ({ words: { roads, home: behind } }) =>
		`Our garbage truck on ${roads.county}, two carts waiting at the curb, ${behind}.`,
	lights: { day: dawn, night: dusk },
	uprightFrom: 430,
	draw: (light, random, canvas, land) => {
		const paint = paintIn(light)
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[1180, 262, 300],
				[1330, 240, 230],
				[560, 318, 220],
				[1290, 300, 380],
			]),
			land.behind({ light, random, canvas }, { of: 'home', at: 1010, beside: 1390, season: 'summer' }),
			road(light, 1600, 660, 746),
			land.ground(light, random, 761, 900, land.seasons.dry),
			driveIn,
			group(
				{ id: 'drive' },
				headlight(light, 1176, 730 - 3.1 * feet, 745),
				placed(656, 730, feet, garbageTruck(light)),
			),
			placed(1226, 774, feet / 12, cart(cartInches('trash'), material.cart.trash, paint)),
			placed(1274, 774, feet / 12, cart(cartInches('recycling'), material.cart.recycling, paint)),
			placed(1340, 776, feet, mailbox(light)),
			geese(canvas, light.night ? '#8b98a3' : '#5f7f8d'),
		].join('')
	},
}
