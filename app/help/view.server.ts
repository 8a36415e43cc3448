import { sql } from 'kysely'
import type { Services, Visitor } from '#app/context.server.ts'
import { addressKey, hashAddress, networkOf } from '#app/leads/address_hash.server.ts'
import { isWithin } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { sweepCounters } from '#platform/limits/sweep_counters.server.ts'

/** A household that reads more than this in an hour is a program. */
export const viewsPerAddressAndHour = 120
const viewLimit = defineRateLimit({
	name: 'help-view',
	allowed: [{ hits: viewsPerAddressAndHour, ms: 3_600_000 }],
})

/**
 * Raises an article's view count by one, in the database; an unknown or unpublished article and an address that has
 * had its share count nothing. Never throws: a view that is lost is no fault to show a reader (it is logged).
 */
export async function countView(
	{ store, log }: Pick<Services, 'store' | 'log'>,
	slug: string,
	{ address, requestId }: Pick<Visitor, 'address' | 'requestId'>,
	now: Date,
): Promise<void> {
	try {
		const from = hashAddress(await addressKey(store.db), networkOf(address))
		await store.db.transaction().execute(async (trx) => {
			if (!(await isWithin(trx, viewLimit, from, now))) return
			await trx
				.updateTable('kb_articles')
				.set({ view_count: sql`view_count + 1` })
				.where('slug', '=', slug)
				.where('is_published', '=', true)
				.execute()
		})
		await sweepCounters({ store, log }, now)
	} catch (error) {
		log.warn({ requestId, article: slug, error: String(error) }, 'view not counted')
	}
}
