import type { Kysely } from 'kysely'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'

/** The areas that are on the site, in towns that are, by name: as the store has them at this moment. */
export function shownAreas(db: Kysely<Database>): Promise<PickupAreaRow[]> {
	return db
		.selectFrom('pickup_areas')
		.selectAll()
		.where('is_active', '=', true)
		.where('town_slug', 'in', (eb) =>
			eb.selectFrom('residential_towns').select('slug').where('is_active', '=', true),
		)
		.orderBy('name')
		.orderBy('id')
		.execute()
}
