import type { Option } from '#app/company/option.ts'
import { rowsIn } from './listing.ts'
import type { Snapshot } from './snapshot.server.ts'

/** Shown in place of an area's name when there is none. */
export const noArea = 'No pickup area'

/** The parts of a snapshot that area names are built from. */
export type NamedAreas = Pick<Snapshot, 'pickupAreas' | 'residentialTowns'>

/** The names of shown areas with their towns, by area id: `Windsor, Lake side`. */
export function areaNames({ pickupAreas, residentialTowns }: NamedAreas): Map<string, string> {
	const towns = new Map(rowsIn(residentialTowns).map(({ slug, name }) => [slug, name]))
	return new Map(
		rowsIn(pickupAreas).map(({ id, town_slug, name }) => {
			const town = towns.get(town_slug)
			return [id, town === undefined || name.endsWith(` (${town})`) ? name : `${town}, ${name}`]
		}),
	)
}

/**
 * Returns a function from an area's slug to the name staff use for it, or to the slug itself if the area is not
 * shown.
 */
export function areaNamed(snapshot: NamedAreas): (slug: string) => string {
	const areas = rowsIn(snapshot.pickupAreas)
	const names = areaNames(snapshot)
	const bySlug = new Map(areas.map(({ id, slug }) => [slug, names.get(id)]))
	return (slug) => bySlug.get(slug) ?? slug
}

/** The shown areas to choose from, by town and name. */
export function areaOptions(snapshot: NamedAreas, by: 'id' | 'slug' = 'id'): Option[] {
	const names = areaNames(snapshot)
	return rowsIn(snapshot.pickupAreas)
		.map((area) => ({ value: area[by], label: names.get(area.id) ?? area.name }))
		.toSorted((one, other) => one.label.localeCompare(other.label) || one.value.localeCompare(other.value))
}
