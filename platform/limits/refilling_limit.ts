/** Lets `atOnce` through, and `aSecond` more each second that passes. */
export class RefillingLimit {
	readonly #atOnce: number
	readonly #aSecond: number
	#left: number
	#at = 0

	constructor(atOnce: number, aSecond: number) {
		this.#atOnce = atOnce
		this.#aSecond = aSecond
		this.#left = atOnce
	}

	/** Takes one; false when none is left at `now`, in milliseconds. */
	take(now = performance.now()): boolean {
		this.#left = Math.min(this.#atOnce, this.#left + ((now - this.#at) / 1000) * this.#aSecond)
		this.#at = now
		if (this.#left < 1) return false
		this.#left -= 1
		return true
	}
}
