import { indexTexts } from '#app/leads/index_texts.server.ts'
import type { Store } from '#db/store.server.ts'
import type { Log } from '#platform/log/log.ts'
import { startRepeatedWork } from './repeated_work.ts'

/** Makes the texts of older requests searchable, at once and then every ten minutes. `stop` ends it after the current request. */
export function startSearchWordWorker({ store, log }: { store: Store; log: Log }): { stop(): Promise<void> } {
	const failure = 'texts of requests not made searchable; the next attempt follows'
	return startRepeatedWork({ log, failure, work: (signal) => indexTexts({ store, log }, signal) })
}
