import { placed, rect } from '../draw.ts'
import { sky, streaks } from '../land/sky.ts'
import { landIn } from '../light.ts'
import { autumn } from '../lights/day.ts'
import { violetDusk } from '../lights/night.ts'
import { material } from '../materials.ts'
import type { Scene } from '../scene.ts'
import { inOrder, someone } from '../solid/along.ts'
import { nthDumpster, solidDumpster } from '../solid/dumpster.ts'
import { solidGarbageTruck } from '../solid/garbage_truck.ts'
import { openRoad, strip } from '../solid/road.ts'
import { moved, standAt } from '../solid/view.ts'
import { neighbors } from '../things/person.ts'
import { mirrored, poses } from '../things/pose.ts'
import type { Shop } from '../things/shop_front.ts'
import { shopFront } from '../things/shop_front.ts'

const view = { x: 860, horizon: 556, focal: 1000, eye: 9 }

export const commercial: Scene = {
	name: 'commercial',
	alt: () =>
		'A brick main street with a bakery and a coffee shop; a shopkeeper beside two dumpsters, our truck coming for them.',
	lights: { day: autumn, night: violetDusk },
	uprightFrom: 380,
	draw: (light, random, canvas, land) => {
		const isUpright = canvas.frame === 'upright'
		const look = { light, random, canvas }
		const paint = landIn(light)
		// Only the middle two have names: on a wide screen a panel hides the left ones, and the edge cuts off the right ones.
		const shops: Shop[] = [
			{ name: '', brick: '#9a5a45', awning: material.pine, tall: 27, lodgers: [1] },
			{ name: 'BAKERY', brick: '#b98a63', awning: material.brick, tall: 29.5, lodgers: [] },
			{ name: 'COFFEE', brick: '#7f4a3c', awning: '#2f5f78', tall: 26, lodgers: [0, 1] },
			{ name: '', brick: '#a8674c', awning: material.wheatDeep, tall: 31, lodgers: [2] },
		]
		const truck = isUpright ? standAt(view, 1018, 92, 93) : standAt(view, 938, 80, 93)
		const row = isUpright ? { from: 462, foot: 625, feet: 9.6 } : { from: 455, foot: 640, feet: 10.5 }
		const bins = [
			{ size: nthDumpster(0), at: isUpright ? standAt(view, 900, 43, 196) : standAt(view, 1068, 41, 196) },
			{ size: nthDumpster(1), at: isUpright ? standAt(view, 1095, 42, 190) : standAt(view, 1270, 40, 190) },
		]
		const lot = standAt(view, 1080, 46, 0)
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [[420, 300, 260]]),
			land.behind(look, { of: 'commercial', at: 1200, beside: 420, season: 'autumn' }),
			land.trees(look, {
				from: -20,
				to: 700,
				y: 616,
				height: 56,
				distance: 0.2,
				leaves: ['#a8762c', '#dba548'],
			}),
			rect(0, 606, 1600, 60, paint('#c9b58c')),
			...shops.map((shop, index) =>
				placed(row.from + index * row.feet * 30, row.foot, row.feet, shopFront(light, shop, 0.05)),
			),
			rect(0, 638, 1600, 262, paint('#8f8b82')),
			openRoad(moved(truck, 0, -6, -3), land.surfaces.street, light, 140),
			strip(lot, [-90, 90], [-16, 15], 140, paint(material.concrete)),
			...[-60, -50, -40, -30].map((right) =>
				strip(lot, [right, right + 0.5], [-15, 4], 140, paint(material.paper)),
			),
			land.ground(light, random, 832, 900, land.seasons.autumn),
			inOrder([
				{ away: truck.away, drawing: solidGarbageTruck(truck, light) },
				...bins.map(({ size, at }) => ({ away: at.away, drawing: solidDumpster(at, size, light) })),
				someone(standAt(view, isUpright ? 1215 : 1400, 40, 0), light, neighbors.rosa, mirrored(poses.waving)),
			]),
		].join('')
	},
}
