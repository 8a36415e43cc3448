import type { Kysely } from 'kysely'
import { before, type CounterTables } from './counter_rows.ts'
import { longestSpanMs, neededSpans } from './rate_limit.ts'

/** Deletes counters that are too old for any limit. */
export async function sweepCounters({ db }: { db: Kysely<CounterTables> }, now: Date): Promise<void> {
	for (const [name, ms] of neededSpans())
		await db
			.deleteFrom('rate_limits')
			.where('key', 'like', `${name}:%`)
			.where('window_start', '<', before(now, ms))
			.execute()
	await db.deleteFrom('rate_limits').where('window_start', '<', before(now, longestSpanMs)).execute()
}
