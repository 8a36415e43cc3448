import { placed } from '../draw.ts'
import { sky, streaks } from '../land/sky.ts'
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

const feet = 14.6

export const contact: Scene = {
	name: 'contact',
	alt: () => 'Our office, the company’s name over its door, a neighbor being met at the steps.',
	lights: { day: dawn, night: dusk },
	uprightFrom: 380,
	draw: (light, random, canvas, land) => {
		const isUpright = canvas.frame === 'upright'
		const paint = paintIn(light)
		const look = { light, random, canvas }
		const leaves = ['#557849', '#8fa95e'] as const
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[1160, 240, 320],
				[1290, 272, 260],
			]),
			land.behind(look, { of: 'contact', at: isUpright ? 1300 : 1470, beside: 470, season: 'summer' }),
			land.trees(look, { from: -20, to: 1640, y: 606, height: 46, distance: 0.26, leaves }),
			land.trees(look, { from: -20, to: 420, y: 632, height: 44, distance: 0.14, leaves }),
			land.yard(light, random, 650, 900),
			land.tree(random, {
				x: isUpright ? 590 : 520,
				y: 698,
				tall: 250,
				far: (color) => afar(light, color, 0.06),
				leaves,
				isBare: false,
				kind: 'garden',
			}),
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
