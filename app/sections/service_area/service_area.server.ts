import type { Portals } from '#app/company/portals.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { drawnMap } from './drawing.tsx'
import { serviceMap } from './map_shapes.ts'
import { townLinks } from './town_links.server.ts'

/** Every place on the map, by its slug. */
export const mapPlaces = [...serviceMap.towns, serviceMap.area].map(({ slug }) => slug)

/** What the section of where we drive shows (HM-08). */
export function serviceAreaContent(snapshot: Snapshot, portals: Portals) {
	const links = townLinks(snapshot, mapPlaces)
	return {
		embed: portals.mapEmbed,
		towns: serviceMap.towns.map(({ name, slug }) => ({ name, to: links[slug] ?? null })),
		map: portals.mapEmbed === null ? drawnMap(links) : '',
	}
}
