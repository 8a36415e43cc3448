import type { Kysely } from 'kysely'
import { areaNamesApart, namesApart } from '#app/content/tell_towns_apart.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'

/**
 * The areas that are on the site, in towns that are, by name: as the store has them at this moment, named as on the site. `home` is
 * the company's state.
 */
export async function shownAreas(db: Kysely<Database>, home: string): Promise<PickupAreaRow[]> {
	const towns = await db.selectFrom('residential_towns').selectAll().where('is_active', '=', true).execute()
	const slugs = new Set(towns.map(({ slug }) => slug))
	const stored = await db
		.selectFrom('pickup_areas')
		.selectAll()
		.where('is_active', '=', true)
		.orderBy('name')
		.orderBy('id')
		.execute()
	const areas = stored.filter(({ town_slug }) => slugs.has(town_slug))
	const names = areaNamesApart(areas, towns, namesApart(towns, home))
	return areas.map((area) => ({ ...area, name: names.get(area) ?? area.name }))
}
