import type { Landscape, SurfaceName } from '../landscape.ts'
import type { Scene } from '../scene.ts'
import type { Standing } from '../solid/along.ts'
import { inOrder, lots, someone } from '../solid/along.ts'
import { solidCart } from '../solid/cart.ts'
import { solidGarbageTruck } from '../solid/garbage_truck.ts'
import { openRoad } from '../solid/road.ts'
import { subject } from '../subject.ts'
import type { Shot } from '../solid/stage.ts'
import { lightsOf, stage } from '../solid/stage.ts'
import { moved } from '../solid/view.ts'
import { crew, neighbors } from '../things/person.ts'
import { mirrored, poses } from '../things/pose.ts'
import { altOfTown, type Seen, townLand } from './town_land.ts'

export type ResidentialShot = Shot & {
	/** The position of the carts in feet ahead of the truck's middle, if not the usual one for the angle. */
	cartsAhead?: number
	/** The sides of the road that have houses. */
	houses: 'none' | 'far' | 'both'
	/** The people in the scene. */
	people: 'nobody' | 'crew' | 'neighbor'
}

/** The position of the carts in feet ahead of the truck's middle; seen from behind, they are beside its tail. */
const cartsAt = { side: 22, front: 29, rear: -25, behind: -7 } as const

export const residentialSurface = ({ season, houses }: ResidentialShot, land: Landscape): SurfaceName =>
	land.seasons[season].isSnowy ? 'snow' : houses === 'none' ? 'county' : 'street'

/** The weekly pickup in a town: our garbage truck and the carts at the curb. */
export const residentialTown = (name: string, seen: Seen, shot: ResidentialShot): Scene => ({
	name,
	alt: (land) => `Our garbage truck ${altOfTown(seen, shot, land, residentialSurface(shot, land))}.`,
	lights: lightsOf(shot),
	uprightFrom: shot.upright.from,
	draw: (light, random, canvas, land) => {
		const look = { light, random, canvas }
		const set = stage(shot, land, canvas.frame)
		const { road, truck, season, farSide } = set
		const isBehind = shot.angle === 'behind'
		const from = (isBehind ? -10 : -190) + (shot.shift ?? 0)
		const row = { from, to: from + 440 }
		const own = canvas.frame === 'upright' ? shot.upright.waitingAhead : undefined
		const ahead = own ?? shot.cartsAhead ?? cartsAt[shot.angle]
		const carts = [0, 3.4].map((gap, index): Standing => {
			const at = moved(road, ahead + gap, 14.6, -90)
			return { away: at.away, drawing: subject(solidCart(at, index === 0 ? 'trash' : 'recycling', light)) }
		})
		const worker = moved(road, ahead - (isBehind ? 0 : 3.6), isBehind ? 18 : 14)
		return [
			townLand(look, land, set, { ...seen, isOpen: shot.houses === 'none' }, shot),
			land.ground(light, random, shot.distance === 'far' ? 640 : 650, 900, season),
			openRoad(road, land.surfaces[residentialSurface(shot, land)], light, isBehind ? 900 : 190),
			inOrder([
				...(shot.houses === 'none'
					? []
					: lots(set, light, random, { ...row, right: farSide * 52, first: 0 })),
				...(shot.houses === 'both'
					? lots(set, light, random, { ...row, right: farSide * -52, first: 2 })
					: []),
				{ away: truck.away, drawing: solidGarbageTruck(truck, light) },
				...carts,
				...(shot.people === 'crew' ? [someone(worker, light, crew.marcus, poses.rolling)] : []),
				...(shot.people === 'neighbor'
					? [someone(moved(road, ahead - 4.4, 16), light, neighbors.anna, mirrored(poses.waving))]
					: []),
			]),
		].join('')
	},
})
