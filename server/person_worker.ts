import { assignWaiting } from '#app/people/assign_waiting.server.ts'
import type { Store } from '#db/store.server.ts'
import type { Log } from '#platform/log/log.ts'

const tenMinutes = 10 * 60_000

/**
 * Assigns the requests without a person to theirs, at once and then every ten minutes: those from before there were people, and
 * those where it failed. `stop` ends it after the current request.
 */
export function startPersonWorker(
	{ store, log }: { store: Store; log: Log },
	everyMs: number = tenMinutes,
): { stop(): Promise<void> } {
	const ending = new AbortController()
	let isRunning = false
	let running = Promise.resolve()
	const work = async () => {
		isRunning = true
		try {
			await assignWaiting({ store, log }, ending.signal)
		} catch (error) {
			log.error({ error: String(error) }, 'requests not assigned to their people; the next attempt follows')
		}
		isRunning = false
	}
	const begin = () => {
		if (!isRunning) running = work()
	}
	const timer = setInterval(begin, everyMs)
	timer.unref()
	begin()
	return {
		async stop() {
			clearInterval(timer)
			ending.abort()
			await running
		},
	}
}
