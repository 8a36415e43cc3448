import { placed } from '../draw.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { underMummies } from '../land/views.ts'
import { dryGravel, gravelYard } from '../land/yard.ts'
import { afar } from '../light.ts'
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
	alt: 'The crew in front of one of our trucks, the shed and the mountains behind them.',
	lights: { day: dawn, night: dusk },
	uprightFrom: 380,
	draw: (light, random, canvas) => {
		const isUpright = canvas.frame === 'upright'
		const leaves = [afar(light, '#557849', 0.22), afar(light, '#8fa95e', 0.22)] as const
		const truck = isUpright ? standAt(view, 850, 61, 122) : standAt(view, 840, 52, 122)
		const crewFrom = isUpright ? 1136 : 1236
		const crewAt = (x: number, away: number) => standAt(view, x, away, 0)
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[1260, 220, 300],
				[980, 300, 240],
			]),
			underMummies(light, canvas, 1180),
			cottonwoods(random, -20, 640, 608, 42, ...leaves),
			cottonwoods(random, 1280, 1640, 608, 46, ...leaves),
			gravelYard(light, random, 1600, 640, 900, dryGravel),
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
