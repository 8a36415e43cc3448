import { assignWaiting } from '#app/people/assign_waiting.server.ts'
import type { Store } from '#db/store.server.ts'
import type { Log } from '#platform/log/log.ts'
import { startRepeatedWork } from './repeated_work.ts'

/**
 * Assigns the requests without a person to theirs, at once and then every ten minutes: those from before there were people, and
 * those where it failed. `stop` ends it after the current request.
 */
export function startPersonWorker(
	{ store, log }: { store: Store; log: Log },
	everyMs?: number,
): { stop(): Promise<void> } {
	const failure = 'requests not assigned to their people; the next attempt follows'
	return startRepeatedWork({ log, failure, work: (signal) => assignWaiting({ store, log }, signal) }, everyMs)
}
