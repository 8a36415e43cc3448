/**
 * Work of which only so much is done at a time, and only so much may wait. Between two pieces of it everybody else
 * gets a turn.
 */
export class Lane {
	readonly #abreast: number
	readonly #mostWaiting: number
	readonly #waiting: (() => void)[] = []
	#running = 0

	constructor(abreast: number, mostWaiting: number) {
		this.#abreast = abreast
		this.#mostWaiting = mostWaiting
	}

	/** What the work gives, once it had its turn; null at once when too many wait already. */
	run<Result>(work: () => Promise<Result>): Promise<Result> | null {
		if (this.#running >= this.#abreast && this.#waiting.length >= this.#mostWaiting) return null
		return this.#inTurn(work)
	}

	async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		if (this.#running < this.#abreast) this.#running += 1
		else await new Promise<void>((resolve) => this.#waiting.push(resolve))
		try {
			return await work()
		} finally {
			const next = this.#waiting.shift()
			if (next) setImmediate(next)
			else this.#running -= 1
		}
	}
}
