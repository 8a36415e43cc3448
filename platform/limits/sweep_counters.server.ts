import type { Kysely } from 'kysely'
import type { Log } from '#platform/log/log.ts'
import { onceAnHour } from '#platform/time/once_an_hour.ts'
import { before, type CounterTables } from './counter_rows.ts'
import { longestSpanMs, neededSpans } from './rate_limit.ts'

const isTime = onceAnHour()

/**
 * Once an hour per process, removes the counters that no limit looks back to any more. Never throws; after a failure
 * the next run removes them.
 */
export async function sweepCounters(
	{ store, log }: { store: { db: Kysely<CounterTables> }; log: Log },
	now: Date,
): Promise<void> {
	if (!isTime(store, now)) return
	try {
		for (const [name, ms] of neededSpans())
			await store.db
				.deleteFrom('rate_limits')
				.where('key', 'like', `${name}:%`)
				.where('window_start', '<', before(now, ms))
				.execute()
		await store.db.deleteFrom('rate_limits').where('window_start', '<', before(now, longestSpanMs)).execute()
	} catch (error) {
		log.warn({ error: String(error) }, 'old counters not swept')
	}
}
