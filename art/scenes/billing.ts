import { placed } from '../draw.ts'
import { sky, streaks } from '../land/sky.ts'
import { morning } from '../lights/day.ts'
import { violetDusk } from '../lights/night.ts'
import type { Scene } from '../scene.ts'
import { solidGarbageTruck } from '../solid/garbage_truck.ts'
import { openRoad } from '../solid/road.ts'
import { moved, standAt } from '../solid/view.ts'
import { bigMailbox } from '../things/mailbox.ts'

const view = { x: 820, horizon: 556, focal: 1000, eye: 7 }

export const billing: Scene = {
	name: 'billing',
	alt: ({
		words: {
			billing: [mailbox, on],
		},
	}) => `${mailbox} with a letter in it at the side of the road, our truck driving on ${on}.`,
	lights: { day: morning, night: violetDusk },
	uprightFrom: 400,
	draw: (light, random, canvas, land) => {
		const truck = standAt(view, 800, 92, 27)
		const road = moved(truck, 0, -6)
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[1180, 210, 320],
				[560, 320, 220],
			]),
			land.behind({ light, random, canvas }, { of: 'billing', at: 830, beside: 1370, season: 'spring' }),
			land.ground(light, random, 640, 900, land.seasons.spring),
			openRoad(road, land.surfaces.county, light, 150),
			solidGarbageTruck(truck, light),
			placed(1120, canvas.frame === 'standard' ? 850 : 815, 78, bigMailbox(light)),
		].join('')
	},
}
