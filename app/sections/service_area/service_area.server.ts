import type { Portals } from '#app/company/portals.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { mapLand } from './map_land.server.ts'
import { serviceMap } from './map_shapes.ts'
import { townLinks } from './town_links.server.ts'

/** Every place on the map, by its slug. */
export const mapPlaces = [...serviceMap.towns, serviceMap.area].map(({ slug }) => slug)

/** What the section of where we drive shows (HM-08). */
export function serviceAreaContent(snapshot: Snapshot, portals: Portals) {
	return { embed: portals.mapEmbed, land: mapLand, links: townLinks(snapshot, mapPlaces) }
}
