import { featureWords, shownFeatures } from '#app/scenes/scene_alt.ts'
import type { TownInScene, TownService } from '#app/scenes/setting.ts'
import { safeBox } from '../frame.ts'
import type { Landscape, Look, OwnTown, SurfaceName } from '../landscape.ts'
import type { Shot, Stage } from '../solid/stage.ts'
import { truckLength } from '../solid/truck.ts'
import { onCanvas } from '../solid/view.ts'

/** The town whose scene is drawn: its slug is the seed of its skyline and trees. */
export type Seen = { service: TownService; slug: string; town: TownInScene }
type Town = Seen & { isOpen: boolean }

/** The landscape's special drawing of the view, if it shows exactly the town's features. */
const ownView = (land: Landscape, { service, town: { view, features } }: Seen): OwnTown | undefined => {
	const own = view ? land.views[view] : undefined
	return own?.alts[service] && String(own.features) === String(shownFeatures(features)) ? own : undefined
}

/** The background of a town's scene, down to y = 662. */
export const townLand = (look: Look, land: Landscape, set: Stage, seen: Town, { angle }: Shot): string => {
	const { slug, town, isOpen } = seen
	const { name, features } = town
	const { light, random, canvas } = look
	const { season } = set
	const own = ownView(land, seen)
	const isAcross = angle === 'side' && isOpen
	if (own)
		return (
			own.backdrop(light, random, season, canvas, name) +
			(isAcross ? (own.roadside?.(light, random, season) ?? '') : '')
		)
	const places = angle === 'behind' ? downTheStreet : placesBeside(look, set)
	return (
		land.town(look, { slug, name, season, features, isOpen, places }) +
		(isAcross ? land.roadside(look, season) : '')
	)
}

/** Between the houses of a street that leads away from the viewer. */
const downTheStreet = [1010, 800, 900]

/** The x positions clear of the truck, starting with those farthest from it and not under a headline. */
const placesBeside = ({ canvas }: Look, { truck }: Stage): number[] => {
	const xs = [-1, 1].map((end) => onCanvas(truck, [(end * truckLength) / 2, 0, 0])[0])
	const [from, to] = [Math.min(...xs), Math.max(...xs)]
	const safe = safeBox(canvas)
	const [first, last] = [safe.left + 70, safe.right - 70]
	const free = (x: number) => Math.max(from - x, x - to) - (canvas.frame !== 'upright' && x < 620 ? 120 : 0)
	const all = Array.from({ length: 12 }, (_, index) => first + ((last - first) * index) / 11)
	const chosen: number[] = []
	for (const x of all.toSorted((a, b) => free(b) - free(a)))
		if (chosen.every((other) => Math.abs(other - x) > 220)) chosen.push(Math.round(x))
	return chosen
}

/** What the truck does, for the alt text of a scene. */
export const doesOf = (shot: Shot, land: Landscape, surface: SurfaceName): string =>
	shot.does({
		road: land.words.roads[surface],
		trees: land.words.trees,
		snow: land.seasons[shot.season].isSnowy ? ' under snow' : '',
	})

/** The alt text of a town's scene, following "Our garbage truck" or "Our roll-off truck". */
export const altOfTown = (seen: Seen, shot: Shot, land: Landscape, surface: SurfaceName): string => {
	const own = ownView(land, seen)?.alts[seen.service]
	if (own) return own
	const { features, turn } = seen.town
	const { town } = land.words
	return `${doesOf(shot, land, surface)}, ${features.length > 0 ? featureWords(features) : (town[turn % town.length] ?? '')}`
}
