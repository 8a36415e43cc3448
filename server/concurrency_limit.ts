/**
 * Work of which only so much is under way at a time and only so much may wait. One piece begins in a turn of the event
 * loop: pages render without a pause, and many in one turn would keep everybody else waiting.
 */
export class ConcurrencyLimit {
	readonly #maxRunning: number
	readonly #maxQueued: number
	readonly #waiting: (() => void)[] = []
	#running = 0
	#isStarting = false

	constructor(maxRunning: number, maxQueued: number) {
		this.#maxRunning = maxRunning
		this.#maxQueued = maxQueued
	}

	/** What the work gives, once it had its turn; null at once when too many wait already. */
	run<Result>(work: () => Promise<Result>): Promise<Result> | null {
		if (this.#running + this.#waiting.length >= this.#maxRunning + this.#maxQueued) return null
		return this.#runQueued(work)
	}

	async #runQueued<Result>(work: () => Promise<Result>): Promise<Result> {
		await new Promise<void>((resolve) => {
			this.#waiting.push(resolve)
			this.#startNext()
		})
		try {
			return await work()
		} finally {
			this.#running -= 1
			this.#startNext()
		}
	}

	#startNext(): void {
		if (this.#isStarting || this.#running >= this.#maxRunning || this.#waiting.length === 0) return
		this.#isStarting = true
		setImmediate(() => {
			this.#isStarting = false
			const begin = this.#waiting.shift()
			if (begin === undefined) return
			this.#running += 1
			begin()
			this.#startNext()
		})
	}
}
