import { placed } from '../draw.ts'
import { frontRange } from '../land/mountains.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { dryGravel, gravelYard } from '../land/yard.ts'
import { afar, paintIn } from '../light.ts'
import { dawn } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import type { Scene } from '../scene.ts'
import { truckShed } from '../things/buildings.ts'
import { garbageTruck } from '../things/garbage_truck.ts'
import { crew, person } from '../things/person.ts'

const feet = 16.5

export const about: Scene = {
	name: 'about',
	alt: "The crew in front of one of our trucks, the company's shed and Longs Peak behind them.",
	lights: { day: dawn, night: dusk },
	draw: (light, random) => {
		const paint = paintIn(light)
		const leaves = [afar(light, '#557849', 0.22), afar(light, '#8fa95e', 0.22)] as const
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
			placed(650, 738, feet, garbageTruck(light)),
			placed(1210, 766, feet, person(paint, crew)),
			placed(1252, 772, feet, person(paint, { ...crew, skin: '#8d5f42' }, true)),
			placed(1294, 766, feet, person(paint, { ...crew, skin: '#e2b793' })),
		].join('')
	},
}
