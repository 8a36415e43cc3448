/** Milliseconds before the first job, and between two at least. */
const leastPause = 100

/**
 * Jobs in the background, one at a time, with a pause as long as the last one took, so that half of the time belongs to
 * others. Of two jobs of one name only the later is done. A job that fails is left.
 */
export class OneByOne {
	readonly #waiting = new Map<string, () => Promise<void>>()
	#isBusy = false
	#isClosed = false

	add(name: string, job: () => Promise<void>): void {
		if (this.#isClosed) return
		this.#waiting.delete(name)
		this.#waiting.set(name, job)
		if (!this.#isBusy) this.#pause(leastPause)
	}

	/** Leaves what has not begun. */
	close(): void {
		this.#isClosed = true
		this.#waiting.clear()
	}

	#pause(ms: number): void {
		this.#isBusy = true
		setTimeout(() => void this.#next(), Math.max(ms, leastPause)).unref()
	}

	async #next(): Promise<void> {
		const [first] = this.#waiting
		if (first === undefined) {
			this.#isBusy = false
			return
		}
		const [name, job] = first
		this.#waiting.delete(name)
		const began = performance.now()
		await job().catch(() => undefined)
		this.#pause(performance.now() - began)
	}
}
