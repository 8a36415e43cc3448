import type { Option } from '#app/company/option.ts'
import { rowsIn } from './listing.ts'
import type { Snapshot } from './snapshot.server.ts'

/** What stands in its place. */
export const noArea = 'No pickup area'

/** What names of areas are made from. */
export type NamedAreas = Pick<Snapshot, 'pickupAreas' | 'residentialTowns'>

/** Each shown area with its town, by its id: `Windsor, Lake side`. */
export function areaNames({ pickupAreas, residentialTowns }: NamedAreas): Map<string, string> {
	const towns = new Map(rowsIn(residentialTowns).map(({ slug, name }) => [slug, name]))
	return new Map(
		rowsIn(pickupAreas).map(({ id, town_slug, name }) => {
			const town = towns.get(town_slug)
			return [id, town === undefined || name.endsWith(` (${town})`) ? name : `${town}, ${name}`]
		}),
	)
}

/** What staff call the area with a slug; the slug itself of one that is off the site. */
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
