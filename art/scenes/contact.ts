import { placed } from '../draw.ts'
import { frontRange } from '../land/mountains.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { dryGravel, gravelYard } from '../land/yard.ts'
import { afar, paintIn } from '../light.ts'
import { dawn } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { subject } from '../subject.ts'
import { office } from '../things/buildings.ts'
import { neighbors, person } from '../things/person.ts'
import { pickup } from '../things/pickup.ts'
import { shadeTree } from '../things/roadside.ts'

const feet = 12.6

export const contact: Scene = {
	name: 'contact',
	alt: 'Our office, the company’s name over its door, a neighbor being met at the steps.',
	lights: { day: dawn, night: dusk },
	uprightFrom: 380,
	draw: (light, random, canvas) => {
		const isUpright = canvas.frame === 'upright'
		const paint = paintIn(light)
		const leaves = (distance: number) =>
			[afar(light, '#557849', distance), afar(light, '#8fa95e', distance)] as const
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[1160, 240, 320],
				[1290, 272, 260],
			]),
			frontRange(light, canvas, 1120),
			cottonwoods(random, -20, 1640, 606, 46, ...leaves(0.26)),
			cottonwoods(random, -20, 420, 632, 44, ...leaves(0.14)),
			gravelYard(light, random, 1600, 650, 900, dryGravel),
			shadeTree(random, 1420, 690, 250, ...leaves(0.03), afar(light, material.timber, 0.03)),
			isUpright ? placed(628, 704, 10.6, office(light)) : placed(600, 704, feet, office(light)),
			placed(isUpright ? 900 : 925, 722, feet, person(paint)),
			placed(isUpright ? 970 : 1000, 726, feet, person(paint, neighbors.anna, true)),
			subject(
				placed(
					isUpright ? 1040 : 1130,
					764,
					isUpright ? 12.6 : 14.4,
					pickup(paint, material.pineLight, light.night ? light.lamp : undefined),
				),
			),
		].join('')
	},
}
