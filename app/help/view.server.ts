import { sql } from 'kysely'
import type { Services, Visitor } from '#app/context.server.ts'
import { addressKey, hashAddress, networkOf } from '#app/leads/address_hash.server.ts'
import { countHit, sweepLeadTraces } from '#app/leads/rate_limit.server.ts'

/** A household that reads more than this in an hour is a program. */
export const viewsPerAddressAndHour = 120

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
		const key = `help:view:${hashAddress(await addressKey(store.db), networkOf(address))}`
		await store.db.transaction().execute(async (trx) => {
			const { inAnHour } = await countHit(trx, key, now)
			if (inAnHour > viewsPerAddressAndHour) return
			await trx
				.updateTable('kb_articles')
				.set({ view_count: sql`view_count + 1` })
				.where('slug', '=', slug)
				.where('is_published', '=', true)
				.execute()
		})
		await sweepLeadTraces({ store, log }, now)
	} catch (error) {
		log.warn({ requestId, article: slug, error: String(error) }, 'view not counted')
	}
}
