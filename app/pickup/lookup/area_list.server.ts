import type { Snapshot } from '#app/content/snapshot.server.ts'

/** The published areas by town, ordered by name; null when they cannot be read. */
export function areasByTown({ residentialTowns, pickupAreas }: Snapshot) {
	if (!residentialTowns.ok || !pickupAreas.ok) return null
	const areas = pickupAreas.rows
	return residentialTowns.rows
		.map(({ slug, name }) => ({
			name,
			areas: areas
				.filter(({ town_slug }) => town_slug === slug)
				.map(({ name: area, slug: of, weekday, contracted_to }) => ({
					name: area,
					to: `/pickup-day/${of}`,
					day: contracted_to === null ? weekday : `By ${contracted_to}`,
				})),
		}))
		.filter((town) => town.areas.length > 0)
}
