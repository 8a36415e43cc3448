import { placed, points } from '../draw.ts'
import { field } from '../land/fields.ts'
import { soft } from '../land/ridge.ts'
import { seasons } from '../land/season.ts'
import { sky, streaks } from '../land/sky.ts'
import { verge } from '../land/verge.ts'
import { underMummies } from '../land/views.ts'
import { morning } from '../lights/day.ts'
import { violetDusk } from '../lights/night.ts'
import type { Scene } from '../scene.ts'
import { solidGarbageTruck } from '../solid/garbage_truck.ts'
import { countyRoad, openRoad } from '../solid/road.ts'
import { moved, standAt } from '../solid/view.ts'
import { bigMailbox } from '../things/mailbox.ts'

const view = { x: 820, horizon: 556, focal: 1000, eye: 7 }

export const billing: Scene = {
	name: 'billing',
	alt: 'A country mailbox with a letter in it at the side of the road, our truck driving on into green fields.',
	lights: { day: morning, night: violetDusk },
	uprightFrom: 400,
	draw: (light, random, canvas) => {
		const truck = standAt(view, 800, 92, 27)
		const road = moved(truck, 0, -6)
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[1180, 210, 320],
				[560, 320, 220],
			]),
			underMummies(light, canvas, 830),
			field(
				'young',
				light,
				soft(points('-20 600, 380 590, 900 602, 1620 592')),
				690,
				700,
				seasons.spring.crop,
			),
			verge(light, random, 1600, 640, 900, seasons.spring.ground),
			openRoad(road, countyRoad, light, 150),
			solidGarbageTruck(truck, light),
			placed(1120, canvas.frame === 'standard' ? 850 : 815, 78, bigMailbox(light)),
		].join('')
	},
}
