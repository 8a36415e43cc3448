import { disambiguatedNames } from '#app/content/disambiguate_towns.server.ts'
import type { Queries } from '#platform/database/queries.ts'
import type { Database } from '#db/schema.ts'
import { areaLabel, type RangeArea } from './range_rules.ts'

/** Every pickup area, published or not, with its town, ordered by town and name. */
export async function readAreas(db: Queries<Database>): Promise<RangeArea[]> {
	const rows = await db
		.selectFrom('pickup_areas')
		.innerJoin('residential_towns', 'residential_towns.slug', 'pickup_areas.town_slug')
		.select(['pickup_areas.id', 'pickup_areas.slug', 'pickup_areas.name', 'residential_towns.id as town_id'])
		.orderBy('residential_towns.name')
		.orderBy('pickup_areas.name')
		.orderBy('pickup_areas.id')
		.execute()
	const towns = await db
		.selectFrom('residential_towns')
		.select(['id', 'name', 'state', 'latitude', 'longitude'])
		.execute()
	// Without a home state, so that two towns of one name both show theirs.
	const names = disambiguatedNames(towns, '')
	const townNames = new Map(towns.map((town) => [town.id, names.get(town) ?? town.name]))
	return rows.map(({ town_id, ...area }) => ({ ...area, town: townNames.get(town_id) ?? '' }))
}

/** The areas as options of a select, with their town. */
export function areaOptions(areas: readonly RangeArea[], by: 'id' | 'slug') {
	return areas.map((area) => ({ value: area[by], label: areaLabel(area) }))
}
