import type { Queries } from '#platform/database/queries.ts'
import type { Database } from '#db/schema.ts'
import { areaLabel, type RangeArea } from './range_rules.ts'

/** Every pickup area, published or not, with its town, ordered by town and name. */
export async function readAreas(db: Queries<Database>): Promise<RangeArea[]> {
	const rows = await db
		.selectFrom('pickup_areas')
		.innerJoin('residential_towns', 'residential_towns.slug', 'pickup_areas.town_slug')
		.select(['pickup_areas.id', 'pickup_areas.slug', 'pickup_areas.name', 'residential_towns.name as town'])
		.orderBy('residential_towns.name')
		.orderBy('pickup_areas.name')
		.orderBy('pickup_areas.id')
		.execute()
	return rows
}

/** The areas as the options of a select, with their town. */
export function areaChoices(areas: readonly RangeArea[], by: 'id' | 'slug') {
	return areas.map((area) => ({ value: area[by], label: areaLabel(area) }))
}
