/** Milliseconds of rest: after a job was added, before the first begins; and between two jobs at least. */
interface Rests {
	before: number
	between: number
}

/**
 * Jobs in the background, one at a time, with a rest as long as the last one took, so that half of the time belongs to
 * others. A job that is added puts off what has not begun. Of two jobs of one name only the later is done. A job that
 * fails is left.
 */
export class OneByOne {
	readonly #waiting = new Map<string, () => Promise<void>>()
	readonly #rests: Rests
	#timer: NodeJS.Timeout | undefined
	#isBusy = false
	#isClosed = false

	constructor(rests: Rests) {
		this.#rests = rests
	}

	add(name: string, job: () => Promise<void>): void {
		if (this.#isClosed) return
		this.#waiting.delete(name)
		this.#waiting.set(name, job)
		if (!this.#isBusy) this.#rest(this.#rests.before)
	}

	/** Leaves what has not begun. */
	close(): void {
		this.#isClosed = true
		clearTimeout(this.#timer)
		this.#waiting.clear()
	}

	#rest(ms: number): void {
		clearTimeout(this.#timer)
		this.#timer = setTimeout(() => void this.#next(), ms).unref()
	}

	async #next(): Promise<void> {
		const [first] = this.#waiting
		if (first === undefined) return
		const [name, job] = first
		this.#waiting.delete(name)
		this.#isBusy = true
		const began = performance.now()
		await job().catch(() => undefined)
		this.#isBusy = false
		this.#rest(Math.max(performance.now() - began, this.#rests.between))
	}
}
