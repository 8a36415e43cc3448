import type { Option } from '#app/company/option.ts'
import { rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { picksUpFrom } from '../../schedule/area_rules.ts'

/** The areas that can be chosen from this day (`YYYY-MM-DD`) on, named with their towns, ordered by town. */
export function areaOptions({ pickupAreas, residentialTowns }: Snapshot, today: string): Option[] {
	if (!pickupAreas.ok) return []
	const towns = new Map(rowsIn(residentialTowns).map(({ slug, name }) => [slug, name]))
	return pickupAreas.rows
		.filter((area) => picksUpFrom(today, area))
		.map(({ id, name, town_slug }) => {
			const town = towns.get(town_slug)
			return { value: id, label: town === undefined || name.includes(town) ? name : `${town}: ${name}` }
		})
}
