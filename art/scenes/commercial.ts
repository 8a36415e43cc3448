import { builtInFacts } from '#app/company/built_in_facts.ts'
import { placed, rect } from '../draw.ts'
import { frontRange } from '../land/mountains.ts'
import { sky, streaks } from '../land/sky.ts'
import { cottonwoods } from '../land/trees.ts'
import { afar, landIn } from '../light.ts'
import { autumn } from '../lights/day.ts'
import { violetDusk } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { inOrder, someone } from '../solid/along.ts'
import { solidDumpster } from '../solid/dumpster.ts'
import { solidGarbageTruck } from '../solid/garbage_truck.ts'
import { openRoad, pavedStreet } from '../solid/road.ts'
import { moved, standAt } from '../solid/view.ts'
import { shopFront } from '../things/buildings.ts'
import { neighbors } from '../things/person.ts'

const view = { x: 860, horizon: 556, focal: 1000, eye: 9 }

export const commercial: Scene = {
	name: 'commercial',
	alt: 'A brick main street with a bakery and a coffee shop; a shopkeeper beside two dumpsters, our truck coming for them.',
	lights: { day: autumn, night: violetDusk },
	draw: (light, random) => {
		const land = landIn(light)
		const [two, three] = builtInFacts.commercial
		// The middle two have names: on a wide screen a panel hides what is left of them, and the edge what is right.
		const shops = [
			['', '#9a5a45', material.pine],
			['BAKERY', '#b98a63', material.brick],
			['COFFEE', '#7f4a3c', '#2f5f78'],
			['', '#a8674c', material.wheatDeep],
		] as const
		const truck = standAt(view, 938, 80, 93)
		const bins = [
			{ size: two, at: standAt(view, 1068, 41, 196) },
			{ size: three, at: standAt(view, 1270, 40, 190) },
		]
		return [
			sky(light, 1600, 540),
			streaks(light, [[420, 300, 260]]),
			frontRange(light, 1330),
			cottonwoods(random, -20, 700, 616, 56, afar(light, '#a8762c', 0.2), afar(light, '#dba548', 0.2)),
			rect(0, 606, 1600, 60, land('#c9b58c')),
			...shops.map(([name, brick, awning], index) =>
				placed(455 + index * 315, 640, 10.5, shopFront(light, name, brick, awning, 0.05)),
			),
			rect(0, 638, 1600, 262, land('#a39c8e')),
			openRoad(moved(truck, 0, -6, -3), pavedStreet, light, 140),
			inOrder([
				{ away: truck.away, drawing: solidGarbageTruck(truck, light) },
				...bins.map(({ size, at }) => ({ away: at.away, drawing: solidDumpster(at, size, light) })),
				someone(standAt(view, 1390, 41, 0), light, neighbors.luis),
			]),
		].join('')
	},
}
