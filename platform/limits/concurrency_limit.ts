/**
 * Limits how many jobs run at once and how many may wait. At most one begins per turn of the event loop: rendering is
 * synchronous, and several in one turn would block all other requests.
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

	/** Runs the job when its turn comes; null at once when the queue is full. */
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
