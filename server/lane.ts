/**
 * Work of which only so much is under way at a time and only so much may wait. One piece begins in a turn of the event
 * loop: pages render without a pause, and many in one turn would keep everybody else waiting.
 */
export class Lane {
	readonly #abreast: number
	readonly #mostWaiting: number
	readonly #waiting: (() => void)[] = []
	#running = 0
	#isTurnComing = false

	constructor(abreast: number, mostWaiting: number) {
		this.#abreast = abreast
		this.#mostWaiting = mostWaiting
	}

	/** What the work gives, once it had its turn; null at once when too many wait already. */
	run<Result>(work: () => Promise<Result>): Promise<Result> | null {
		if (this.#running + this.#waiting.length >= this.#abreast + this.#mostWaiting) return null
		return this.#inTurn(work)
	}

	async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		await new Promise<void>((resolve) => {
			this.#waiting.push(resolve)
			this.#awaitTurn()
		})
		try {
			return await work()
		} finally {
			this.#running -= 1
			this.#awaitTurn()
		}
	}

	#awaitTurn(): void {
		if (this.#isTurnComing || this.#running >= this.#abreast || this.#waiting.length === 0) return
		this.#isTurnComing = true
		setImmediate(() => {
			this.#isTurnComing = false
			const begin = this.#waiting.shift()
			if (begin === undefined) return
			this.#running += 1
			begin()
			this.#awaitTurn()
		})
	}
}
