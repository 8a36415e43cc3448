/** Milliseconds of rest: after a job was added, before the first begins; and between two jobs at least. */
interface Pauses {
	before: number
	between: number
}

/**
 * Jobs in the background, one at a time, with a rest as long as the last one took, so that half of the time belongs to
 * others. A job that is added puts off what has not begun. Of two jobs of one name only the later is done. A job that
 * fails is left.
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

	/** Leaves what has not begun. */
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
