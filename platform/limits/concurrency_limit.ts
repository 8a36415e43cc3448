/** From `many` waiting jobs on, other work gets a pause of `momentMs` between two jobs, repeated up to `mostMoments` times. */
const many = 5
const momentMs = 2
const mostMoments = 10

/**
 * Limits how many jobs run at once and how many may wait. Starts at most one per turn of the event loop: rendering is synchronous, and
 * several in one turn would block all other requests. While many jobs wait, it pauses between two, because each turn accepts only one new
 * connection.
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

	/** Runs the job when its turn comes; returns null at once if the queue is full. */
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
		// The pause begins after the previous job's synchronous part.
		setImmediate(() => (this.#waiting.length < many ? start() : afterAMoment(start)))
	}
}

/** Calls `start` after a pause for other work. A pause that a running job used up for its own work is repeated. */
function afterAMoment(start: () => void, moments = mostMoments): void {
	const began = performance.now()
	setTimeout(() => {
		const wasTaken = performance.now() - began > 2 * momentMs
		if (wasTaken && moments > 1) afterAMoment(start, moments - 1)
		else start()
	}, momentMs)
}
