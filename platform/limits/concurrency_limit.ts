/** So many waiting jobs are a flood; how long other work then has between two of them, in milliseconds, and how often it may ask for more. */
const many = 5
const momentMs = 2
const mostMoments = 10

/**
 * Limits how many jobs run at once and how many may wait. At most one begins per turn of the event loop: rendering is
 * synchronous, and several in one turn would block all other requests. While many wait, other work gets a moment between
 * two, because each turn accepts only one new connection.
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
		const start = () => {
			this.#isStarting = false
			const begin = this.#waiting.shift()
			if (begin === undefined) return
			this.#running += 1
			begin()
			this.#startNext()
		}
		// The moment begins after what the job before does at once.
		setImmediate(() => (this.#waiting.length < many ? start() : afterAMoment(start)))
	}
}

/** When other work had a moment: one in which a job that runs went on with a piece of its own was none. */
function afterAMoment(start: () => void, moments = mostMoments): void {
	const began = performance.now()
	setTimeout(() => {
		const wasTaken = performance.now() - began > 2 * momentMs
		if (wasTaken && moments > 1) afterAMoment(start, moments - 1)
		else start()
	}, momentMs)
}
