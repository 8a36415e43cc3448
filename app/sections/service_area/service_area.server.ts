import { cartPlaces, containerPlaces, type ServedPlace } from '#app/content/routes.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { type Coordinates, milesBetween } from '#app/places/distance.ts'
import { townKey } from '#app/places/town_key.ts'
import { townsNamed } from '#app/places/towns.server.ts'
import { drawnMap } from './drawing.tsx'
import type { MapPlace } from './map_model.server.ts'

/** The content of the service area's section (HM-08). */
export function serviceAreaContent(snapshot: Snapshot) {
	const { mapEmbed } = snapshot.portals
	const { carts, containers } = shownPlaces(snapshot)
	return {
		embed: mapEmbed,
		carts: carts.map(nameAndPage),
		containers: containers.map(nameAndPage),
		map: mapEmbed === null ? drawnMap(mapPlaces([...carts, ...containers])) : '',
	}
}

/** The map of places with container delivery; `pathOf` returns the path of a town's page from its slug. */
export function containerMap(snapshot: Snapshot, pathOf: (slug: string) => string): string {
	return drawnMap(
		mapPlaces(containerPlaces(snapshot)).map((place) => ({ ...place, to: pathOf(slugOf(place.to)) })),
	)
}

/** The map around one town, which leads to its page. */
export function townMap({ name, slug, ...at }: Coordinates & { name: string; slug: string }): string {
	const { latitude, longitude } = at
	const town = { name, latitude, longitude, to: `/residential/${slug}`, isArea: false }
	return drawnMap([town], { width: 520, height: 400 })
}

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const nameAndPage = ({ name, to }: { name: string; to: string }) => ({ name, to })

/**
 * The places with cart service and with container delivery. If the towns cannot be read, names from the facts
 * link to the overview pages.
 */
function shownPlaces(snapshot: Snapshot) {
	const { residentialTowns, rolloffTowns, facts } = snapshot
	const leadTo = (to: string) => (name: string) => ({
		name,
		place: name,
		to,
		state: facts.address.state,
		town: null,
		isCovered: false,
	})
	return {
		carts: residentialTowns.ok ? cartPlaces(snapshot) : facts.routes.carts.map(leadTo('/residential')),
		containers: rolloffTowns.ok
			? containerPlaces(snapshot)
			: facts.routes.containers.map(leadTo(facts.services.rolloff ? '/roll-off-dumpsters' : '/commercial')),
	}
}

/** The maximum distance of a covered place from its town. */
const farthestMiles = 60
/** A town this near to another place on the map is not named separately. */
const nearMiles = 3

/**
 * The places to map, each name once, with the first entry's link (FI-24). A town that covers places other than
 * itself is shown as an area, unless another place is near.
 */
function mapPlaces(
	served: readonly (Omit<ServedPlace, 'town'> & { town: ServedPlace['town'] | null })[],
): MapPlace[] {
	const places: MapPlace[] = []
	const add = (place: MapPlace) => {
		if (places.every(({ name }) => name !== place.name)) places.push(place)
	}
	const areas: MapPlace[] = []
	const known = townsNamed(
		served.filter(({ isCovered }) => isCovered).map(({ place, state }) => ({ name: place, state })),
	)
	for (const { name, place, state, to, town, isCovered } of served) {
		if (!town) continue
		if (!isCovered) {
			add({ name, to, latitude: town.latitude, longitude: town.longitude, isArea: false })
			continue
		}
		const found = (known.get(townKey({ name: place, state })) ?? [])
			.filter((one) => milesBetween(one, town) < farthestMiles)
			.toSorted((one, other) => milesBetween(one, town) - milesBetween(other, town))[0]
		if (found) add({ name, to, latitude: found.latitude, longitude: found.longitude, isArea: false })
		areas.push({ ...town, to, isArea: true })
	}
	for (const area of areas) if (places.every((place) => milesBetween(place, area) > nearMiles)) add(area)
	return places
}
