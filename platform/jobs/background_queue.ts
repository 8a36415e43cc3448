/** Pauses in milliseconds: `before` the first job after one was added, and at least `between` two jobs. */
interface Pauses {
	before: number
	between: number
}

/**
 * Runs background jobs one at a time, pausing after each for as long as it took, so that at most half of the time is
 * used. Adding a job restarts the pause before the first. A job replaces a waiting one of the same name; a job that
 * fails is dropped.
 */
export class BackgroundQueue {
	readonly #jobs = new Map<string, () => Promise<void>>()
	readonly #pauses: Pauses
	#timer: NodeJS.Timeout | undefined
	#isRunning = false
	#isClosed = false

	constructor(pauses: Pauses) {
		this.#pauses = pauses
	}

	add(name: string, job: () => Promise<void>): void {
		if (this.#isClosed) return
		this.#jobs.delete(name)
		this.#jobs.set(name, job)
		if (!this.#isRunning) this.#schedule(this.#pauses.before)
	}

	/** Drops jobs that have not started. */
	close(): void {
		this.#isClosed = true
		clearTimeout(this.#timer)
		this.#jobs.clear()
	}

	#schedule(ms: number): void {
		clearTimeout(this.#timer)
		this.#timer = setTimeout(() => void this.#runNext(), ms).unref()
	}

	async #runNext(): Promise<void> {
		const [first] = this.#jobs
		if (first === undefined) return
		const [name, job] = first
		this.#jobs.delete(name)
		this.#isRunning = true
		const began = performance.now()
		await job().catch(() => undefined)
		this.#isRunning = false
		this.#schedule(Math.max(performance.now() - began, this.#pauses.between))
	}
}
