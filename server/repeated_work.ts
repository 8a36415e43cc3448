import type { Log } from '#platform/log/log.ts'

const tenMinutes = 10 * 60_000

interface RepeatedWork {
	log: Log
	/** What the log says when it failed. */
	failure: string
	/** Stops soon once `signal` says so. */
	work(signal: AbortSignal): Promise<unknown>
}

/** Does work that may have come up, at once and then every ten minutes, never twice at a time. `stop` ends it. */
export function startRepeatedWork(
	{ log, failure, work }: RepeatedWork,
	everyMs: number = tenMinutes,
): { stop(): Promise<void> } {
	const ending = new AbortController()
	let isRunning = false
	let running = Promise.resolve()
	const once = async () => {
		isRunning = true
		try {
			await work(ending.signal)
		} catch (error) {
			log.error({ error: String(error) }, failure)
		}
		isRunning = false
	}
	const begin = () => {
		if (!isRunning) running = once()
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
