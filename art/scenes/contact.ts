import { placed } from '../draw.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { underHorsetooth } from '../land/views.ts'
import { dryGravel, gravelYard } from '../land/yard.ts'
import { afar, paintIn } from '../light.ts'
import { dawn } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { subject } from '../subject.ts'
import { office } from '../things/buildings.ts'
import { crew, neighbors, person } from '../things/person.ts'
import { mirrored, poses } from '../things/pose.ts'
import { pickup } from '../things/pickup.ts'
import { shadeTree } from '../things/roadside.ts'

const feet = 14.6

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
			underHorsetooth(light, canvas, isUpright ? 1300 : 1470),
			cottonwoods(random, -20, 1640, 606, 46, ...leaves(0.26)),
			cottonwoods(random, -20, 420, 632, 44, ...leaves(0.14)),
			gravelYard(light, random, 1600, 650, 900, dryGravel),
			shadeTree(random, isUpright ? 590 : 520, 698, 250, ...leaves(0.06), afar(light, material.timber, 0.06)),
			isUpright ? placed(614, 704, 11.4, office(light)) : placed(560, 712, feet, office(light)),
			placed(isUpright ? 840 : 868, 768, 17, person(paint, crew.dana, poses.talking)),
			placed(isUpright ? 916 : 948, 772, 17, person(paint, neighbors.luis, mirrored(poses.waving))),
			subject(
				placed(
					isUpright ? 1030 : 1120,
					786,
					isUpright ? 14.2 : 16.6,
					pickup(paint, material.pineLight, light.night ? light.lamp : undefined),
				),
			),
		].join('')
	},
}
