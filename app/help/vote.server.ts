import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { addressKey } from '#platform/limits/address_hash.server.ts'
import type { Database } from '#db/schema.ts'
import { inTransaction } from '#platform/database/in_transaction.ts'
import { withTimeout } from '#platform/database/with_timeout.ts'
import { defineNetworkLimit, countWithinFrom } from '#platform/limits/network_limit.server.ts'
import type { VoteReceipt, VoteResult } from './vote_result.ts'
import { hashBrowserId } from './browser_id.server.ts'

/** Enough for everybody behind one mobile carrier's address, but not for a bot. */
export const votesPerAddressAndHour = 240
const voteLimit = defineNetworkLimit({
	name: 'help-vote',
	allowed: [{ hits: votesPerAddressAndHour, ms: 3_600_000 }],
})
const receiptShownForMs = 24 * 60 * 60_000

interface Vote {
	slug: string
	isHelpful: boolean
}

/** `browserId` is the random id from the browser's cookie; only a keyed hash of it is stored. */
interface Voter {
	address: string
	requestId: string
	browserId: string
}

/**
 * Counts a vote on a published article in one transaction: the vote, its count and the view count (HE-04, decision
 * D19), incremented in the database. A browser's second vote on an article changes nothing and returns its first.
 * Raises no content version.
 */
export async function voteOnArticle(
	{ store, log }: { store: Store; log: Log },
	vote: Vote,
	{ browserId, address, requestId }: Voter,
	now: Date,
): Promise<VoteResult> {
	try {
		const secret = await addressKey(store.db)
		const browser_hash = hashBrowserId(secret, browserId)
		return await inTransaction<Database, VoteResult>(store.db, (trx, rollBack) =>
			count(trx, rollBack, vote, { browser_hash, address }, now),
		)
	} catch (thrown) {
		log.error({ requestId, article: vote.slug, error: String(thrown) }, 'vote not counted')
		return { ok: false, reason: 'unavailable' }
	}
}

async function count(
	trx: Transaction<Database>,
	rollBack: (result: VoteResult) => never,
	{ slug, isHelpful }: Vote,
	{ browser_hash, address }: { browser_hash: string; address: string },
	now: Date,
): Promise<VoteResult> {
	const article = await trx
		.selectFrom('kb_articles')
		.select('id')
		.where('slug', '=', slug)
		.where('is_published', '=', true)
		.executeTakeFirst()
	if (!article) return { ok: false, reason: 'missing' }

	const id = randomUUID()
	const { numInsertedOrUpdatedRows: inserted } = await trx
		.insertInto('article_votes')
		.values({
			id,
			article_id: article.id,
			browser_hash,
			is_helpful: isHelpful,
			created_at: now.toISOString(),
		})
		.onConflict((conflict) => conflict.columns(['article_id', 'browser_hash']).doNothing())
		.executeTakeFirstOrThrow()
	if (Number(inserted) === 0) {
		const first = await trx
			.selectFrom('article_votes')
			.select(['id', 'is_helpful'])
			.where('article_id', '=', article.id)
			.where('browser_hash', '=', browser_hash)
			.executeTakeFirstOrThrow()
		return { ok: true, voteId: first.id, isHelpful: first.is_helpful }
	}

	if (!(await countWithinFrom(trx, voteLimit, address, now))) rollBack({ ok: false, reason: 'too-many' })
	await trx
		.updateTable('kb_articles')
		.set({
			view_count: sql`view_count + 1`,
			...(isHelpful
				? { helpful_count: sql`helpful_count + 1` }
				: { not_helpful_count: sql`not_helpful_count + 1` }),
		})
		.where('id', '=', article.id)
		.execute()
	return { ok: true, voteId: id, isHelpful }
}

/**
 * The vote named by `?voted=`; null if unknown, another article's, older than a day, or the store fails (logged).
 * Holds nothing about the voter, since the URL may be shared.
 */
export async function voteReceipt(
	{ store, log }: { store: Store; log: Log },
	articleId: string,
	voted: string | null,
	now: Date,
): Promise<VoteReceipt | null> {
	if (voted === null || !/^[0-9a-f-]{36}$/.test(voted)) return null
	try {
		const query = store.db
			.selectFrom('article_votes')
			.select('is_helpful')
			.where('id', '=', voted)
			.where('article_id', '=', articleId)
			.where('created_at', '>', new Date(now.getTime() - receiptShownForMs).toISOString())
		const vote = await withTimeout(query.executeTakeFirst())
		return vote ? { isHelpful: vote.is_helpful } : null
	} catch (error) {
		log.error({ error: String(error) }, 'vote receipt not read')
		return null
	}
}
