import { cumulus } from '../land/clouds.ts'
import { sky } from '../land/sky.ts'
import { morning } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import type { Scene } from '../scene.ts'
import { inOrder, someone } from '../solid/along.ts'
import { nthRolloff, solidContainer } from '../solid/container.ts'
import { solidHooklift } from '../solid/hooklift.ts'
import { solidHouseFrame } from '../solid/house_frame.ts'
import { standAt } from '../solid/view.ts'
import { crew, neighbors } from '../things/person.ts'
import { mirrored, poses } from '../things/pose.ts'

const view = { x: 860, horizon: 556, focal: 1000, eye: 9 }

export const rolloff: Scene = {
	name: 'roll-off',
	alt: () => 'A roll-off container filling up beside a house being framed, our truck bringing the next one.',
	lights: { day: morning, night: dusk },
	uprightFrom: 380,
	draw: (light, random, canvas, land) => {
		const isUpright = canvas.frame === 'upright'
		const look = { light, random, canvas }
		const truck = isUpright ? standAt(view, 735, 95, 132) : standAt(view, 560, 80, 132)
		const container = isUpright ? standAt(view, 1030, 55, 62) : standAt(view, 1030, 46, 68)
		return [
			sky(light, canvas, 540),
			cumulus(light, random, canvas, [
				[1300, 210, 240],
				[600, 320, 150],
			]),
			land.behind(look, { of: 'roll-off', at: 700, beside: 860, season: 'summer' }),
			land.trees(look, {
				from: -20,
				to: 1640,
				y: 610,
				height: 44,
				distance: 0.22,
				leaves: ['#557849', '#8fa95e'],
			}),
			land.yard(light, random, 640, 900),
			land.ground(light, random, 838, 900, land.seasons.summer),
			inOrder([
				solidHouseFrame(isUpright ? standAt(view, 980, 96, 58) : standAt(view, 1030, 80, 58), light),
				{ away: truck.away, drawing: solidHooklift(truck, light, nthRolloff(1)) },
				{ away: container.away, drawing: solidContainer(container, nthRolloff(2), light, true) },
				someone(
					standAt(view, isUpright ? 1224 : 1356, isUpright ? 43 : 41, 0),
					light,
					crew.marcus,
					poses.listening,
				),
				someone(
					standAt(view, isUpright ? 1284 : 1424, isUpright ? 44 : 42, 0),
					light,
					neighbors.hank,
					mirrored(poses.pointing),
				),
			]),
		].join('')
	},
}
