import type { Landscape, SurfaceName } from '../landscape.ts'
import { landIn } from '../light.ts'
import type { Scene } from '../scene.ts'
import { inOrder, lots, someone, tree } from '../solid/along.ts'
import { nthRolloff, solidContainer } from '../solid/container.ts'
import { solidHooklift } from '../solid/hooklift.ts'
import { openRoad, strip } from '../solid/road.ts'
import type { Shot } from '../solid/stage.ts'
import { lightsOf, stage } from '../solid/stage.ts'
import { moved } from '../solid/view.ts'
import { neighbors } from '../things/person.ts'
import { mirrored, poses } from '../things/pose.ts'
import { altOfTown, type Seen, townLand } from './town_land.ts'

export type RolloffShot = Shot & {
	surface: SurfaceName
	along: 'houses' | 'pines' | 'nothing'
	/**
	 * A container already standing by the road: feet ahead of the truck and right of the road's middle, its rotation, and its owner's
	 * position relative to its middle.
	 */
	waiting?: {
		ahead: number
		right: number
		turn: number
		isFull: boolean
		owner: readonly [ahead: number, right: number]
	}
	/** Whether the truck carries a container, or comes to fetch the one by the road. */
	isLoaded: boolean
	/** The driver's position, in feet ahead of the truck's middle and right of the road's. */
	driver?: readonly [ahead: number, right: number]
}

export const rolloffSurface = ({ season, surface }: RolloffShot, land: Landscape): SurfaceName =>
	surface === 'snow' && !land.seasons[season].isSnowy ? 'county' : surface

/** A roll-off in a town: the truck, with the company's `nth` container on its back or by the road. */
export const rolloffTown = (name: string, seen: Seen, nth: number, shot: RolloffShot): Scene => ({
	name,
	alt: (land) => `Our roll-off truck ${altOfTown(seen, shot, land, rolloffSurface(shot, land))}.`,
	lights: lightsOf(shot),
	uprightFrom: shot.upright.from,
	draw: (light, random, canvas, land) => {
		const size = nthRolloff(nth)
		const look = { light, random, canvas }
		const set = stage(shot, land, canvas.frame)
		const { road, truck, season, farSide } = set
		const isBehind = shot.angle === 'behind'
		const from = (isBehind ? -10 : -190) + (shot.shift ?? 0)
		const row = { from, to: from + 440 }
		const { waiting } = shot
		const ahead = (canvas.frame === 'upright' ? shot.upright.waitingAhead : undefined) ?? waiting?.ahead ?? 0
		const place = waiting && moved(road, ahead, waiting.right, waiting.turn)
		const gravel = landIn(light)(season.isSnowy ? '#c6c5c1' : '#b9ab92')
		// From the edge of the road to slightly beyond the container.
		const side = waiting ? Math.sign(waiting.right) : 1
		const drive = [13 * side, (waiting?.right ?? 0) + 13 * side].toSorted((a, b) => a - b) as [number, number]
		const pines = Array.from({ length: 16 }, (_, index) =>
			tree(
				moved(road, -150 + index * 26, farSide * (34 + (index % 3) * 17)),
				set,
				light,
				random,
				(26 + (index % 4) * 7) * (canvas.frame === 'wide' ? 0.7 : 1),
				'wild',
			),
		).filter(({ away }) => away > 74)
		return [
			townLand(look, land, set, { ...seen, isOpen: shot.along === 'nothing' }, shot),
			land.ground(light, random, shot.distance === 'far' ? 640 : 650, 900, season),
			openRoad(road, land.surfaces[rolloffSurface(shot, land)], light, isBehind ? 900 : 190),
			waiting
				? strip(road, drive, [ahead - size.feet[0] / 2 - 3, ahead + size.feet[0] / 2 + 3], 900, gravel)
				: '',
			inOrder([
				...(shot.along === 'houses'
					? lots(set, light, random, { ...row, right: farSide * 52, first: 1 })
					: []),
				...(shot.along === 'pines' ? pines : []),
				{ away: truck.away, drawing: solidHooklift(truck, light, shot.isLoaded ? size : undefined) },
				...(place && waiting
					? [{ away: place.away, drawing: solidContainer(place, size, light, waiting.isFull) }]
					: []),
				...(shot.driver ? [someone(moved(road, ...shot.driver), light)] : []),
				...(place && waiting
					? [
							someone(
								moved(place, ...waiting.owner),
								light,
								neighbors.luis,
								waiting.isFull ? poses.waving : mirrored(poses.talking),
							),
						]
					: []),
			]),
		].join('')
	},
})
