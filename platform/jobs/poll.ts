import type { Clock } from '#platform/time/clock.ts'

interface PollingOptions {
	/** Does what is due, until `stopping` is aborted. Resolves to the milliseconds until the next poll. */
	poll(stopping: AbortSignal): Promise<number>
	/** Reports a failed poll. Returns the milliseconds until the next one. */
	onError(error: unknown): number
	clock: Clock
}

export interface Polling {
	/** Resolves after the first poll, successful or not. */
	polled: Promise<void>
	/** Polls at once instead of at the scheduled time. */
	wake(): void
	/** Starts no more polls, and resolves when a running one has ended. */
	stop(): Promise<void>
}

/** Polls repeatedly until stopped, the first time at once; a failed poll does not end polling. */
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

/** A timer that `wake` ends early. If nothing waits, `wake` makes the next wait return at once. */
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
