import type { Portals } from '#app/company/portals.ts'
import { cartPlaces, containerPlaces, type ServedPlace } from '#app/content/routes.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { drawnMap } from './drawing.tsx'
import { serviceMap } from './map_shapes.ts'

/** What the section of where we drive shows (HM-08). */
export function serviceAreaContent(snapshot: Snapshot, portals: Portals) {
	const { carts, containers } = shownPlaces(snapshot)
	return {
		embed: portals.mapEmbed,
		carts,
		containers,
		map: portals.mapEmbed === null ? drawnMap(mapLinks([...carts, ...containers], snapshot)) : '',
	}
}

/** The map of where containers are brought; `pathOf` leads to the page of a town, by its slug. */
export function containerMap(snapshot: Snapshot, pathOf: (slug: string) => string): string {
	const links = Object.entries(mapLinks(shownPlaces(snapshot).containers, snapshot))
	return drawnMap(Object.fromEntries(links.map(([place, to]) => [place, pathOf(slugOf(to))])))
}

/** The part of the map around a town, which leads to its page; '' where the town is not on the map. */
export function townMap({ name, slug }: { name: string; slug: string }): string {
	const shown = serviceMap.towns.find((town) => town.name === name)
	if (!shown) return ''
	const left = Math.max(0, Math.min(shown.x - 260, 1040 - 520))
	const top = Math.max(0, Math.min(shown.y - 200, 800 - 400))
	return drawnMap({ [shown.slug]: `/residential/${slug}` }, `${left} ${top} 520 400`)
}

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Where carts are emptied and where containers are brought; while the towns cannot be read, each name leads to the overview. */
function shownPlaces({ residentialTowns, rolloffTowns, pickupAreas, facts: { routes } }: Snapshot) {
	const leadTo = (to: string) => (name: string) => ({ name, to })
	return {
		carts: residentialTowns.ok
			? cartPlaces({ residentialTowns, pickupAreas })
			: routes.carts.map(leadTo('/residential')),
		containers: rolloffTowns.ok
			? containerPlaces({ rolloffTowns })
			: routes.containers.map(leadTo('/roll-off-dumpsters')),
	}
}

/** Where each place on the map leads, by its slug: to the first of these of its name (FI-24). Others are not drawn. */
function mapLinks(
	places: readonly ServedPlace[],
	{ rolloffTowns }: Pick<Snapshot, 'rolloffTowns'>,
): Record<string, string> {
	const { towns, area } = serviceMap
	const found = towns.flatMap(({ name, slug }) => {
		const place = places.find((one) => one.name === name)
		return place ? [[slug, place.to] as const] : []
	})
	const hasArea = rolloffTowns.ok && rolloffTowns.rows.some(({ slug }) => slug === area.slug)
	return Object.fromEntries(
		hasArea ? [...found, [area.slug, `/roll-off-dumpsters/${area.slug}`] as const] : found,
	)
}
