import { placed, points } from '../draw.ts'
import { field, wheat } from '../land/fields.ts'
import { frontRange } from '../land/mountains.ts'
import { road } from '../land/road.ts'
import { soft } from '../land/ridge.ts'
import { sky, streaks } from '../land/sky.ts'
import { verge } from '../land/verge.ts'
import { dawn } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import type { Scene } from '../scene.ts'
import { garbageTruck } from '../things/garbage_truck.ts'
import { bigMailbox } from '../things/mailbox.ts'

export const billing: Scene = {
	name: 'billing',
	alt: 'A country mailbox with a letter in it at the side of the road, our truck going by in the distance.',
	lights: { day: dawn, night: dusk },
	draw: (light, random) =>
		[
			sky(light, 1600, 540),
			streaks(light, [
				[1180, 210, 320],
				[560, 320, 220],
			]),
			frontRange(light, 780),
			field('wheat', light, soft(points('-20 600, 380 590, 900 602, 1620 592')), 690, 700, wheat),
			road(light, 1600, 650, 688),
			placed(300, 678, 6.4, garbageTruck(light)),
			verge(light, random, 1600, 700, 900),
			placed(990, 850, 78, bigMailbox(light)),
		].join(''),
}
