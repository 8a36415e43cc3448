import { group, placed, points, stroke } from '../draw.ts'
import { field, stubble } from '../land/fields.ts'
import { road } from '../land/road.ts'
import { soft } from '../land/ridge.ts'
import { sky, streaks } from '../land/sky.ts'
import { verge } from '../land/verge.ts'
import { underButtes } from '../land/views.ts'
import { landIn, paintIn } from '../light.ts'
import { autumn } from '../lights/day.ts'
import { moonlight } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { cart, cartSizes } from '../things/cart.ts'
import { poleLine } from '../things/landmarks.ts'
import { tumbleweed } from '../things/tumbleweed.ts'

export const notFound: Scene = {
	name: 'not-found',
	alt: 'A cart blown over at the side of an empty road, tumbleweed rolling past it.',
	lights: { day: autumn, night: moonlight },
	uprightFrom: 400,
	draw: (light, random, canvas) => {
		const paint = paintIn(light)
		const wind = landIn(light)(material.paper)
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[980, 240, 420],
				[1180, 280, 360],
				[520, 320, 280],
			]),
			underButtes(light, canvas, 1180),
			field('stubble', light, soft(points('-20 604, 420 592, 900 604, 1620 594')), 662, 900, stubble),
			poleLine(light, 30, 1600, 648, 96, 0.1),
			road(light, 1600, 660, 736),
			verge(light, random, 1600, 751, 900),
			group(
				{ transform: 'translate(820 782) rotate(-84)' },
				placed(60, 84, 3.4, cart(cartSizes.large, material.cart.trash, paint)),
			),
			tumbleweed(random, 1180, 770, 40, landIn(light)('#8f6f42'), landIn(light)('#b8945a')),
			tumbleweed(random, 1440, 724, 22, landIn(light)('#8f6f42'), landIn(light)('#b8945a')),
			tumbleweed(random, 300, 716, 18, landIn(light)('#8f6f42'), landIn(light)('#b8945a')),
			group(
				{ opacity: 0.55 },
				stroke('M1010 700q60 -14 120 0t130 -4M1090 726q40 -8 70 0M1250 690q50 -10 100 0', wind, 3, 'round'),
			),
		].join('')
	},
}
