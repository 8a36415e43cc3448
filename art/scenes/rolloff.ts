import { builtInFacts } from '#app/company/built_in_facts.ts'
import { placed } from '../draw.ts'
import { cumulus } from '../land/clouds.ts'
import { frontRange } from '../land/mountains.ts'
import { sky } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { dryGravel, gravelYard } from '../land/yard.ts'
import { afar } from '../light.ts'
import { morning } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import type { Scene } from '../scene.ts'
import { inOrder, someone } from '../solid/along.ts'
import { solidContainer } from '../solid/container.ts'
import { solidHooklift } from '../solid/hooklift.ts'
import { standAt } from '../solid/view.ts'
import { houseFrame } from '../things/house_frame.ts'
import { neighbors } from '../things/person.ts'

const view = { x: 860, horizon: 556, focal: 1000, eye: 9 }

export const rolloff: Scene = {
	name: 'roll-off',
	alt: 'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
	lights: { day: morning, night: dusk },
	uprightFrom: 380,
	draw: (light, random, canvas) => {
		const isUpright = canvas.frame === 'upright'
		const [, fifteen, twenty] = builtInFacts.rolloffs
		const leaves = [afar(light, '#557849', 0.22), afar(light, '#8fa95e', 0.22)] as const
		const truck = isUpright ? standAt(view, 735, 95, 132) : standAt(view, 560, 80, 132)
		const container = isUpright ? standAt(view, 1030, 55, 62) : standAt(view, 1030, 46, 68)
		return [
			sky(light, canvas, 540),
			cumulus(light, random, canvas, [
				[1300, 210, 240],
				[600, 320, 150],
			]),
			frontRange(light, canvas, 880),
			cottonwoods(random, -20, 1640, 610, 44, ...leaves),
			gravelYard(light, random, 1600, 640, 900, dryGravel),
			placed(930, 674, 10.4, houseFrame(light)),
			inOrder([
				{ away: truck.away, drawing: solidHooklift(truck, light, fifteen) },
				{ away: container.away, drawing: solidContainer(container, twenty, light, true) },
				someone(standAt(view, isUpright ? 1280 : 1330, isUpright ? 53 : 47, 0), light, neighbors.luis),
				someone(standAt(view, isUpright ? 1232 : 1392, 44, 0), light),
			]),
		].join('')
	},
}
