import { placed } from '../draw.ts'
import { sky, streaks } from '../land/sky.ts'
import { dawn } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import type { Scene } from '../scene.ts'
import { inOrder, someone } from '../solid/along.ts'
import { solidGarbageTruck } from '../solid/garbage_truck.ts'
import { standAt } from '../solid/view.ts'
import { truckShed } from '../things/buildings.ts'
import { crew } from '../things/person.ts'
import { mirrored, poses } from '../things/pose.ts'

const view = { x: 860, horizon: 556, focal: 1000, eye: 8 }

export const about: Scene = {
	name: 'about',
	alt: ({ words }) => `The crew in front of one of our trucks, the shed and ${words.about} behind them.`,
	lights: { day: dawn, night: dusk },
	uprightFrom: 380,
	draw: (light, random, canvas, land) => {
		const isUpright = canvas.frame === 'upright'
		const look = { light, random, canvas }
		const trees = { y: 608, distance: 0.22, leaves: ['#557849', '#8fa95e'] } as const
		const truck = isUpright ? standAt(view, 850, 61, 122) : standAt(view, 840, 52, 122)
		const crewFrom = isUpright ? 1136 : 1236
		const crewAt = (x: number, away: number) => standAt(view, x, away, 0)
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[1260, 220, 300],
				[980, 300, 240],
			]),
			land.behind(look, { of: 'about', at: 1180, beside: 1460, season: 'summer' }),
			land.trees(look, { ...trees, from: -20, to: 640, height: 42 }),
			land.trees(look, { ...trees, from: 1280, to: 1640, height: 46 }),
			land.yard(light, random, 640, 900),
			placed(isUpright ? 400 : 60, 672, 6.6, truckShed(light)),
			inOrder([
				{ away: truck.away, drawing: solidGarbageTruck(truck, light) },
				someone(crewAt(crewFrom, 36), light, crew.marcus, poses.drinking),
				someone(crewAt(crewFrom + 74, 35), light, crew.dana, poses.reading),
				someone(crewAt(crewFrom + 140, 37), light, crew.will, mirrored(poses.pointing)),
			]),
		].join('')
	},
}
