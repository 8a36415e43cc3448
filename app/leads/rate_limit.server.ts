import { sql, type Transaction } from 'kysely'
import type { Log } from '#app/context.server.ts'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'

const minute = 60_000
const prefix = 'lead:'
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
	await trx
		.insertInto('rate_limits')
		.values({ key, window_start: ago(now, now.getTime() % minute), hits: 1 })
		.onConflict((conflict) =>
			conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + 1` }),
		)
		.execute()
	const windows = await trx
		.selectFrom('rate_limits')
		.select(['window_start', 'hits'])
		.where('key', '=', key)
		.where('window_start', '>', ago(now, 60 * minute))
		.execute()
	const sum = (since: string) =>
		windows.filter((one) => one.window_start > since).reduce((total, one) => total + one.hits, 0)
	return { inTenMinutes: sum(ago(now, 10 * minute)), inAnHour: sum(ago(now, 60 * minute)) }
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
