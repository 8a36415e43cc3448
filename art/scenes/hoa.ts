import { sky, streaks } from '../land/sky.ts'
import { dawn } from '../lights/day.ts'
import { violetDusk } from '../lights/night.ts'
import type { Scene } from '../scene.ts'
import { inOrder, lots, someone } from '../solid/along.ts'
import { solidCart } from '../solid/cart.ts'
import { solidGarbageTruck } from '../solid/garbage_truck.ts'
import { openRoad } from '../solid/road.ts'
import { moved, standAt } from '../solid/view.ts'
import { crew } from '../things/person.ts'
import { poses } from '../things/pose.ts'

const view = { x: 1010, horizon: 556, focal: 1000, eye: 12 }

export const hoa: Scene = {
	name: 'hoa',
	alt: () =>
		'A street of neat houses seen from its end, a tidy pair of carts at every driveway, our truck working its way down it.',
	lights: { day: dawn, night: violetDusk },
	uprightFrom: 520,
	draw: (light, random, canvas, land) => {
		const look = { light, random, canvas }
		const season = land.seasons.spring
		const truck = standAt(view, 1090, 84, -2)
		const road = moved(truck, 0, -6)
		const set = { truck, road, season, farSide: -1, land } as const
		const pairs = [-46, -18, 14, 50, 96].flatMap((ahead) =>
			[-1, 1].flatMap((side) =>
				[0, 3.4].map((gap, index) => {
					const at = moved(road, ahead + gap, side * 14.6, side * -90)
					return { away: at.away, drawing: solidCart(at, index === 0 ? 'trash' : 'recycling', light) }
				}),
			),
		)
		return [
			sky(light, canvas, 540),
			streaks(light, canvas, [
				[1220, 230, 300],
				[380, 330, 230],
			]),
			land.behind(look, { of: 'hoa', at: 1200, beside: 1200, season: 'spring' }),
			land.trees(look, { from: 760, to: 1240, y: 602, height: 40, distance: 0.3, leaves: season.leaves }),
			land.ground(light, random, 600, 900, season),
			openRoad(road, land.surfaces.street, light, 500),
			inOrder([
				...lots(set, light, random, { from: -20, to: 200, right: -48, first: 0 }),
				...lots(set, light, random, { from: -20, to: 200, right: 48, first: 3 }),
				{ away: truck.away, drawing: solidGarbageTruck(truck, light) },
				...pairs,
				someone(moved(road, -19, 3), light, crew.marcus, poses.pointing),
			]),
		].join('')
	},
}
