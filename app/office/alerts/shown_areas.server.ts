import type { Kysely } from 'kysely'
import { areaNamesApart, namesApart } from '#app/content/tell_towns_apart.server.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'

/**
 * The areas that visitors see, in towns that they see, by name: as the store has them at this moment, named as on the site.
 */
export async function shownAreas(
	db: Kysely<Database>,
	facts: Pick<Facts, 'address' | 'name'>,
): Promise<PickupAreaRow[]> {
	const isSeen = ({ is_sample }: { is_sample: boolean }) => !is_sample || isSampleCompany(facts)
	const towns = await db.selectFrom('residential_towns').selectAll().where('is_active', '=', true).execute()
	const slugs = new Set(towns.map(({ slug }) => slug))
	const stored = await db
		.selectFrom('pickup_areas')
		.selectAll()
		.where('is_active', '=', true)
		.orderBy('name')
		.orderBy('id')
		.execute()
	const areas = stored.filter((area) => slugs.has(area.town_slug) && isSeen(area))
	const names = areaNamesApart(areas, towns, namesApart(towns, facts.address.state))
	return areas.map((area) => ({ ...area, name: names.get(area) ?? area.name }))
}
