import { cumulus } from '../land/clouds.ts'
import { sky } from '../land/sky.ts'
import { morning } from '../lights/day.ts'
import { dusk } from '../lights/night.ts'
import type { Scene } from '../scene.ts'
import { inOrder, lots, someone } from '../solid/along.ts'
import { solidCart } from '../solid/cart.ts'
import { solidGarbageTruck } from '../solid/garbage_truck.ts'
import { openRoad } from '../solid/road.ts'
import { moved, standAt } from '../solid/view.ts'
import { subject } from '../subject.ts'
import { neighbors } from '../things/person.ts'
import { mirrored, poses } from '../things/pose.ts'

const view = { x: 800, horizon: 556, focal: 1000, eye: 9 }

export const residential: Scene = {
	name: 'residential',
	alt: ({ words }) =>
		`Our garbage truck comes up a street of houses, a neighbor waving beside her carts, ${words.residential}.`,
	lights: { day: morning, night: dusk },
	uprightFrom: 330,
	draw: (light, random, canvas, land) => {
		const isUpright = canvas.frame === 'upright'
		const look = { light, random, canvas }
		const season = land.seasons.summer
		const truck = isUpright ? standAt(view, 790, 63, 126) : standAt(view, 740, 58, 126)
		const road = moved(truck, 0, -6)
		const carts = isUpright ? 18 : 22
		const cartAt = (ahead: number) => moved(road, ahead, 14.6, -90)
		return [
			sky(light, canvas, 540),
			cumulus(light, random, canvas, [
				[1290, 250, 230],
				[560, 330, 150],
			]),
			land.behind(look, { of: 'residential', at: 1010, beside: 1180, season: 'summer' }),
			land.trees(look, { from: -20, to: 1640, y: 616, height: 52, distance: 0.2, leaves: season.leaves }),
			land.ground(light, random, 640, 900, season),
			openRoad(road, land.surfaces.street, light, 170),
			inOrder([
				...lots({ truck, road, season, farSide: -1, land }, light, random, {
					from: -128,
					to: 200,
					right: -50,
					first: 0,
				}),
				{ away: truck.away, drawing: solidGarbageTruck(truck, light) },
				...[carts, carts + 3.4].map((ahead, index) => ({
					away: cartAt(ahead).away,
					drawing: subject(solidCart(cartAt(ahead), index === 0 ? 'trash' : 'recycling', light)),
				})),
				someone(moved(road, carts + 7.5, 16), light, neighbors.anna, mirrored(poses.waving)),
			]),
		].join('')
	},
}
