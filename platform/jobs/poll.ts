import type { Clock } from '#platform/time/clock.ts'

interface PollingOptions {
	/** Looks once and does what is due, until `stopping` says to end early. Resolves to the milliseconds until the next time. */
	poll(stopping: AbortSignal): Promise<number>
	/** Tells of a poll that failed. Returns the milliseconds until the next one. */
	onError(error: unknown): number
	clock: Clock
}

export interface Polling {
	/** Resolves after the first poll, whatever came of it. */
	polled: Promise<void>
	/** Polls at once instead of when it is time. */
	wake(): void
	/** Begins no more polls, and resolves when the one under way has ended. */
	stop(): Promise<void>
}

/** Polls again and again, at once for the first time, until stopped; a failed poll does not end it. */
export function startPolling({ poll, onError, clock }: PollingOptions): Polling {
	const timer = new WakeableTimer()
	const first = Promise.withResolvers<void>()
	const stopping = new AbortController()

	async function run() {
		while (!stopping.signal.aborted) {
			const waitMs = await poll(stopping.signal).catch(onError)
			first.resolve()
			await timer.wait(stopping.signal.aborted ? 0 : clock.timer(waitMs))
		}
	}

	const running = run()
	return {
		polled: first.promise,
		wake: () => timer.wake(),
		async stop() {
			stopping.abort()
			timer.wake()
			await running
		},
	}
}

/** A timer that `wake` ends early. A wake while nothing waits makes the next wait return at once. */
class WakeableTimer {
	#isWoken = false
	#finishWait: (() => void) | undefined

	wake(): void {
		this.#isWoken = true
		this.#finishWait?.()
	}

	async wait(ms: number): Promise<void> {
		if (!this.#isWoken) {
			await new Promise<void>((resolve) => {
				const timer = setTimeout(resolve, ms)
				this.#finishWait = () => {
					clearTimeout(timer)
					resolve()
				}
			})
			this.#finishWait = undefined
		}
		this.#isWoken = false
	}
}
