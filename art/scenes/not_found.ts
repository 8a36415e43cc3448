import { group, placed, stroke } from '../draw.ts'
import { road } from '../land/road.ts'
import { sky, streaks } from '../land/sky.ts'
import { landIn, paintIn } from '../light.ts'
import { autumn } from '../lights/day.ts'
import { moonlight } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { cart, cartInches } from '../things/cart.ts'
import { poleLine } from '../things/landmarks.ts'
import { leavesInTheWind, tumbleweed } from '../things/tumbleweed.ts'

export const notFound: Scene = {
	name: 'not-found',
	alt: ({ words }) => `A cart blown over at the side of an empty road, ${words.notFound}.`,
	lights: { day: autumn, night: moonlight },
	uprightFrom: 400,
	draw: (light, random, canvas, land) => {
		const paint = paintIn(light)
		const wind = landIn(light)(material.paper)
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[980, 240, 420],
				[1180, 280, 360],
				[520, 320, 280],
			]),
			land.behind({ light, random, canvas }, { of: 'not-found', at: 1180, beside: 1180, season: 'autumn' }),
			land.name === 'city' ? '' : poleLine(light, 30, 1600, 648, 96, 0.1),
			road(light, 1600, 660, 736),
			land.ground(light, random, 751, 900, land.seasons.dry),
			group(
				{ transform: 'translate(820 782) rotate(-84)' },
				placed(60, 84, 3.4, cart(cartInches('trash'), material.cart.trash, paint)),
			),
			...(land.blown === 'tumbleweed'
				? [
						[1180, 770, 40],
						[1440, 724, 22],
						[300, 716, 18],
					].map(([x = 0, y = 0, size = 0]) =>
						tumbleweed(random, x, y, size, landIn(light)('#8f6f42'), landIn(light)('#b8945a')),
					)
				: [leavesInTheWind(light, random)]),
			group(
				{ opacity: 0.55 },
				stroke('M1010 700q60 -14 120 0t130 -4M1090 726q40 -8 70 0M1250 690q50 -10 100 0', wind, 3, 'round'),
			),
		].join('')
	},
}
