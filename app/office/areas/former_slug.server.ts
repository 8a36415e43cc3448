import type { Transaction } from 'kysely'
import { formatDay } from '#platform/time/format_day.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { newestChanges } from '../kernel/store/history_entry.server.ts'
import { removedFeedMs } from '#app/pickup/feeds/removed_feed_time.ts'

/**
 * Errors if another area once had this slug: calendars subscribed to under it would show the wrong days. A sample's slug
 * without subscriptions is free immediately.
 */
export async function formerSlugErrors(
	trx: Transaction<Database>,
	{ id, slug }: Pick<PickupAreaRow, 'id' | 'slug'>,
	now: Date,
	zoned: Zoned,
): Promise<FieldError[]> {
	const former = await trx
		.selectFrom('pickup_area_slugs')
		.leftJoin('pickup_areas', 'pickup_areas.id', 'pickup_area_slugs.area_id')
		.select(['area_id', 'pickup_area_slugs.name', 'removed_at', 'pickup_areas.name as current_name'])
		.where('pickup_area_slugs.slug', '=', slug)
		.where('area_id', '!=', id)
		.executeTakeFirst()
	if (!former || (await wasSample(trx, former.area_id))) return []
	const whose = `“${former.current_name ?? former.name}” had it, and calendars of neighbors still ask for it`
	if (former.current_name !== null) return [slugError(`${whose}. Please choose another one.`)]
	const free = new Date(Date.parse(former.removed_at) + removedFeedMs)
	if (free <= now) return []
	const { date } = localTimeOf(free, zoned)
	return [slugError(`${whose} until ${formatDay(date, 'longDate')}. Please choose another one.`)]
}

function slugError(sentence: string): FieldError {
	return { field: 'slug', message: `Address: ${sentence}` }
}

/** Whether a deleted area was a sample when it was deleted. */
async function wasSample(trx: Transaction<Database>, areaId: string): Promise<boolean> {
	const last = await newestChanges(trx, 'pickup_areas', [areaId])
		.select(['before_row', 'after_row'])
		.limit(1)
		.executeTakeFirst()
	return last?.after_row === null && last.before_row?.is_sample === true
}
