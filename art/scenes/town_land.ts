import type { TownService } from '#app/scenes/drawn_name.server.ts'
import { featureWords } from '#app/scenes/scene_alt.ts'
import type { TownFeature } from '#app/scenes/setting.ts'
import { safeBox } from '../frame.ts'
import type { Landscape, Look, OwnTown, SurfaceName } from '../landscape.ts'
import { livery, townName } from '../livery.ts'
import type { Shot, Stage } from '../solid/stage.ts'
import { truckLength } from '../solid/truck.ts'
import { onCanvas } from '../solid/view.ts'

type Town = { service: TownService; slug: string; isOpen: boolean }

const featuresOf = (name: string): readonly TownFeature[] | undefined => livery.features[name]

/** The town as this landscape draws it, if it does, and unless other things are said of it. */
const ownTown = (land: Landscape, name: string, slug: string): OwnTown | undefined => {
	const own = land.towns[slug]
	const features = featuresOf(name)
	return !features || String(features) === String(own?.features) ? own : undefined
}

/** What stands behind a town's scene, down to y = 662. */
export const townLand = (
	look: Look,
	land: Landscape,
	set: Stage,
	{ service, slug, isOpen }: Town,
	{ angle }: Shot,
): string => {
	const name = `${service}-${slug}`
	const { light, random, canvas } = look
	const { season } = set
	const own = ownTown(land, name, slug)
	const isAcross = angle === 'side' && isOpen
	if (own)
		return (
			own.backdrop(light, random, season, canvas, townName(name)) +
			(isAcross ? (own.roadside?.(light, random, season) ?? '') : '')
		)
	const features = featuresOf(name) ?? []
	const places = angle === 'behind' ? downTheStreet : placesBeside(look, set)
	return (
		land.town(look, { slug, name: townName(name), season, features, isOpen, places }) +
		(isAcross ? land.roadside(look, season) : '')
	)
}

/** Between the houses of a street that runs away from us. */
const downTheStreet = [1010, 800, 900]

/** Where things stand free of the truck, those first that are farthest from it and not under a headline. */
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

/** What the sentence about a town's scene says after "Our truck". */
export const altOfTown = (
	service: TownService,
	slug: string,
	shot: Shot,
	land: Landscape,
	surface: SurfaceName,
): string => {
	const name = `${service}-${slug}`
	const own = ownTown(land, name, slug)?.alts[service]
	if (own) return own
	const { roads, trees, town } = land.words
	const does = shot.does({
		road: roads[surface],
		trees,
		snow: land.seasons[shot.season].isSnowy ? ' under snow' : '',
	})
	const features = featuresOf(name) ?? []
	return `${does}, ${features.length > 0 ? featureWords(features) : (town[slug.length % town.length] ?? '')}`
}
