import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Updates the area slugs of orders and service requests whose area was renamed since: they had lost their area. */
export async function nameRenamedAreas(db: Kysely<unknown>): Promise<void> {
	await run(
		db,
		['service_orders', 'service_requests'].map(
			(table) => `update ${table} set area_slug = (
				select pickup_areas.slug from pickup_area_slugs join pickup_areas on pickup_areas.id = area_id
					where pickup_area_slugs.slug = ${table}.area_slug)
				where area_slug not in (select slug from pickup_areas) and area_slug in (
					select pickup_area_slugs.slug from pickup_area_slugs join pickup_areas on pickup_areas.id = area_id)`,
		),
	)
}
