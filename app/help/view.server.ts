import { sql, type Transaction } from 'kysely'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { addressKey } from '#platform/limits/address_hash.server.ts'
import type { Database } from '#db/schema.ts'
import { defineNetworkLimit, countWithinFrom } from '#platform/limits/network_limit.server.ts'
import { hashBrowserId } from './browser_id.server.ts'

/** More than a household reads in an hour. */
export const viewsPerAddressAndHour = 120
const viewLimit = defineNetworkLimit({
	name: 'help-view',
	allowed: [{ hits: viewsPerAddressAndHour, ms: 3_600_000 }],
})
/** A reading that ends within this time after a vote was already counted by the vote. */
const countedByVoteForMs = 60 * 60_000

/** `browserId` is the one of a browser that has voted. */
export interface Reader {
	address: string
	requestId: string
	browserId: string | null
}

/**
 * Increments an article's view count in the database. Ignores unknown or unpublished articles, readers who just voted
 * on it, and addresses above the limit. Never throws: a lost view is only logged.
 */
export async function countView(
	{ store, log }: { store: Store; log: Log },
	slug: string,
	{ browserId, address, requestId }: Reader,
	now: Date,
): Promise<void> {
	try {
		const secret = await addressKey(store.db)
		const browserHash = browserId === null ? null : hashBrowserId(secret, browserId)
		await store.db.transaction().execute(async (trx) => {
			if (browserHash !== null && (await hasJustVoted(trx, slug, browserHash, now))) return
			if (!(await countWithinFrom(trx, viewLimit, address, now))) return
			await trx
				.updateTable('kb_articles')
				.set({ view_count: sql`view_count + 1` })
				.where('slug', '=', slug)
				.where('is_published', '=', true)
				.execute()
		})
	} catch (error) {
		log.warn({ requestId, article: slug, error: String(error) }, 'view not counted')
	}
}

/** Needed for a page whose vote was sent before hydration, which still reports its reading. */
async function hasJustVoted(
	trx: Transaction<Database>,
	slug: string,
	browserHash: string,
	now: Date,
): Promise<boolean> {
	const vote = await trx
		.selectFrom('article_votes')
		.innerJoin('kb_articles', 'kb_articles.id', 'article_votes.article_id')
		.select('article_votes.id')
		.where('kb_articles.slug', '=', slug)
		.where('article_votes.browser_hash', '=', browserHash)
		.where('article_votes.created_at', '>', new Date(now.getTime() - countedByVoteForMs).toISOString())
		.executeTakeFirst()
	return vote !== undefined
}
