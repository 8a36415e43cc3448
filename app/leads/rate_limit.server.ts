import { sql, type Transaction } from 'kysely'
import type { Log } from '#app/context.server.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'

const minute = 60_000
const prefix = 'lead:'
/** These are counted over a day, the others over an hour. */
const receiptPrefix = 'receipt:'
const prefixes = [prefix, 'button:', 'help:', 'office:']

/** What came from one address, the one being counted included. */
export interface HitCount {
	inTenMinutes: number
	inAnHour: number
}

/** Counts a lead from this (hashed) address. */
export async function countLead(trx: Transaction<Database>, hash: string, now: Date): Promise<HitCount> {
	return countHit(trx, prefix + hash, now)
}

/**
 * Counts what was done from an address; `key` is what it was, then the hashed address. Counters are kept by the
 * minute and summed, so that no window's edge lets twice as many through. Part of the transaction that does it: what
 * is not stored does not count.
 */
export async function countHit(trx: Transaction<Database>, key: string, now: Date): Promise<HitCount> {
	await addHit(trx, key, now)
	const [inTenMinutes = 0, inAnHour = 0] = await countHits(trx, key, [10 * minute, 60 * minute], now)
	return { inTenMinutes, inAnHour }
}

/** Adds one to the counter of this minute. Whoever does so at once for the same key waits until the other is done. */
export async function addHit(trx: Transaction<Database>, key: string, now: Date): Promise<void> {
	await trx
		.insertInto('rate_limits')
		.values({ key, window_start: windowOf(now), hits: 1 })
		.onConflict((conflict) =>
			conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
		)
		.execute()
}

/** Undoes an `addHit` of the same transaction. */
export async function takeHitBack(trx: Transaction<Database>, key: string, now: Date): Promise<void> {
	await trx
		.updateTable('rate_limits')
		.set({ hits: sql`hits - 1` })
		.where('key', '=', key)
		.where('window_start', '=', windowOf(now))
		.execute()
}

/** The hits of each of these spans before `now`, in milliseconds and rising. */
export async function countHits(
	trx: Transaction<Database>,
	key: string,
	spans: readonly number[],
	now: Date,
): Promise<number[]> {
	const windows = await trx
		.selectFrom('rate_limits')
		.select(['window_start', 'hits'])
		.where('key', '=', key)
		.where('window_start', '>', ago(now, spans.at(-1) ?? 0))
		.execute()
	return spans.map((span) =>
		windows.filter((one) => one.window_start > ago(now, span)).reduce((total, one) => total + one.hits, 0),
	)
}

function windowOf(now: Date): string {
	return ago(now, now.getTime() % minute)
}

const lastSweeps = new WeakMap<Store, number>()

/**
 * Once an hour and process: removes counters too old to matter, and the keys of submissions that nobody repeats
 * any more (30 days). Never throws; what a failure leaves behind is swept the next time.
 */
export async function sweepLeadTraces({ store, log }: { store: Store; log: Log }, now: Date): Promise<void> {
	if (now.getTime() - (lastSweeps.get(store) ?? 0) < 60 * minute) return
	lastSweeps.set(store, now.getTime())
	try {
		await store.db
			.deleteFrom('rate_limits')
			.where(({ eb, or }) => or(prefixes.map((start) => eb('key', 'like', `${start}%`))))
			.where('window_start', '<', ago(now, 60 * minute))
			.execute()
		await store.db
			.deleteFrom('rate_limits')
			.where('key', 'like', `${receiptPrefix}%`)
			.where('window_start', '<', ago(now, 24 * 60 * minute))
			.execute()
		await store.db
			.deleteFrom('submission_keys')
			.where('created_at', '<', ago(now, 30 * 24 * 60 * minute))
			.execute()
	} catch (error) {
		log.warn({ error: String(error) }, 'old counters not swept')
	}
}

function ago(now: Date, ms: number): string {
	return new Date(now.getTime() - ms).toISOString()
}
