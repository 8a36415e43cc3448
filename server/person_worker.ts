import { assignWaiting } from '#app/people/assign_waiting.server.ts'
import { indexAddresses } from '#app/people/index_addresses.server.ts'
import type { Store } from '#db/store.server.ts'
import type { Log } from '#platform/log/log.ts'
import { startRepeatedWork } from './repeated_work.ts'

/**
 * Assigns the requests without a person to theirs, at once and then every ten minutes: those from before there were people, and
 * those where it failed. Then makes people found by address who are not yet. `stop` ends it after the current one.
 */
export function startPersonWorker(
	{ store, log }: { store: Store; log: Log },
	everyMs?: number,
): { stop(): Promise<void> } {
	const failure = 'requests not assigned to their people; the next attempt follows'
	const work = async (signal: AbortSignal) => {
		await assignWaiting({ store, log }, signal)
		await indexAddresses({ store, log }, signal)
	}
	return startRepeatedWork({ log, failure, work }, everyMs)
}
