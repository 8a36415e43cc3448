import { builtInFacts } from '#app/company/built_in_facts.ts'
import { placed } from '../draw.ts'
import { cumulus } from '../land/clouds.ts'
import { frontRange } from '../land/mountains.ts'
import { sky } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { dryGravel, gravelYard } from '../land/yard.ts'
import { afar, paintIn } from '../light.ts'
import { morning } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { filled } from '../things/debris.ts'
import { hooklift } from '../things/hooklift.ts'
import { houseFrame } from '../things/house_frame.ts'
import { neighbors, person } from '../things/person.ts'
import { looks } from '../things/rolloff_look.ts'

export const rolloff: Scene = {
	name: 'roll-off',
	alt: 'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
	lights: { day: morning, night: dusk },
	draw: (light, random) => {
		const paint = paintIn(light)
		const [, fifteen, twenty] = builtInFacts.rolloffs
		const leaves = [afar(light, '#557849', 0.22), afar(light, '#8fa95e', 0.22)] as const
		return [
			sky(light, 1600, 540),
			cumulus(light, random, [
				[1300, 210, 240],
				[600, 320, 150],
			]),
			frontRange(light, 880),
			cottonwoods(random, -20, 1640, 610, 44, ...leaves),
			gravelYard(light, random, 1600, 640, 900, dryGravel),
			placed(930, 684, 10, houseFrame(light)),
			placed(
				20,
				716,
				15,
				hooklift(light, { length: fifteen.feet[0], height: fifteen.feet[2], look: looks(fifteen.yards) }),
			),
			placed(
				760,
				772,
				18,
				filled(twenty.feet[0], twenty.feet[2], { ...looks(twenty.yards), color: material.pine }, paint),
			),
			placed(1196, 778, 18, person(paint, neighbors.luis)),
			placed(1250, 784, 18, person(paint)),
		].join('')
	},
}
