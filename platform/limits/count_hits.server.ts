import { sql } from 'kysely'
import type { Queries } from '#platform/database/queries.ts'
import { before, type CounterTables, windowOf } from './counter_rows.ts'
import type { RateLimit } from './rate_limit.ts'

type Counters = Queries<CounterTables>

/**
 * Counts a hit and returns for each allowance, in order, whether this hit exceeds it. Counters are kept per minute and summed, so that no
 * window boundary lets twice as many through. In a transaction, a rollback uncounts the hit, and concurrent hits of one key wait for each
 * other.
 */
export async function countHit(db: Counters, limit: RateLimit, key: string, now: Date): Promise<boolean[]> {
	await addHits(db, limit, key, 1, now)
	return exceeded(db, limit, key, now)
}

/** Counts a hit; true if no allowance is exceeded. */
export async function countWithin(db: Counters, limit: RateLimit, key: string, now: Date): Promise<boolean> {
	return !(await countHit(db, limit, key, now)).includes(true)
}

/** Like `countWithin`, but a refused hit does not count. Requires a transaction. */
export async function countIfAllowed(
	db: Counters,
	limit: RateLimit,
	key: string,
	now: Date,
): Promise<boolean> {
	// Counts before checking, so that a concurrent transaction on the same key waits here.
	if (await countWithin(db, limit, key, now)) return true
	await db
		.updateTable('rate_limits')
		.set({ hits: sql`hits - 1` })
		.where('key', '=', storedKey(limit, key))
		.where('window_start', '=', windowOf(now))
		.execute()
	return false
}

/** Clears the counters of this key. */
export async function forgetHits(db: Counters, limit: RateLimit, key: string): Promise<void> {
	await db.deleteFrom('rate_limits').where('key', '=', storedKey(limit, key)).execute()
}

/** Clears the counters of all keys with this prefix. */
export async function forgetHitsThatBegin(db: Counters, limit: RateLimit, beginning: string): Promise<void> {
	const stored = storedKey(limit, beginning)
	await db
		.deleteFrom('rate_limits')
		.where(sql<string>`substr(key, 1, ${stored.length})`, '=', stored)
		.execute()
}

/** Adds hits to this minute's counter, and returns the new count across all processes. */
export async function addHits(
	db: Counters,
	limit: RateLimit,
	key: string,
	hits: number,
	now: Date,
): Promise<number> {
	const counter = await db
		.insertInto('rate_limits')
		.values({ key: storedKey(limit, key), window_start: windowOf(now), hits })
		.onConflict((conflict) =>
			conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + ${hits}` }),
		)
		.returning('hits')
		.executeTakeFirstOrThrow()
	return counter.hits
}

async function exceeded(db: Counters, limit: RateLimit, key: string, now: Date): Promise<boolean[]> {
	const longest = Math.max(0, ...limit.allowed.map(({ ms }) => ms))
	const counters = await db
		.selectFrom('rate_limits')
		.select(['window_start', 'hits'])
		.where('key', '=', storedKey(limit, key))
		.where('window_start', '>', before(now, longest))
		.execute()
	return limit.allowed.map(({ hits, ms }) => {
		const start = before(now, ms)
		const counted = counters.filter(({ window_start }) => window_start > start)
		return counted.reduce((sum, counter) => sum + counter.hits, 0) > hits
	})
}

function storedKey(limit: RateLimit, key: string): string {
	return `${limit.name}:${key}`
}
