import { placed } from '../draw.ts'
import { frontRange } from '../land/mountains.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
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

const view = { x: 860, horizon: 556, focal: 1000, eye: 8 }

export const about: Scene = {
	name: 'about',
	alt: "The crew in front of one of our trucks, the company's shed and Longs Peak behind them.",
	lights: { day: dawn, night: dusk },
	draw: (light, random) => {
		const leaves = [afar(light, '#557849', 0.22), afar(light, '#8fa95e', 0.22)] as const
		const truck = standAt(view, 840, 52, 122)
		const crewAt = (x: number, away: number) => standAt(view, x, away, 0)
		return [
			sky(light, 1600, 540),
			streaks(light, [
				[1260, 220, 300],
				[980, 300, 240],
			]),
			frontRange(light, 1010),
			cottonwoods(random, -20, 640, 608, 42, ...leaves),
			cottonwoods(random, 1280, 1640, 608, 46, ...leaves),
			gravelYard(light, random, 1600, 640, 900, dryGravel),
			placed(60, 672, 6.6, truckShed(light)),
			inOrder([
				{ away: truck.away, drawing: solidGarbageTruck(truck, light) },
				someone(crewAt(1236, 43), light, crew),
				someone(crewAt(1300, 41.5), light, { ...crew, skin: '#8d5f42' }, true),
				someone(crewAt(1362, 43), light, { ...crew, skin: '#e2b793' }),
			]),
		].join('')
	},
}
