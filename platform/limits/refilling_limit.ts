/** A token bucket: allows a burst of `atOnce`, refilled by `aSecond` per second. */
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

	/** Takes one token; false if none is left at `now`, in milliseconds. */
	take(now = performance.now()): boolean {
		this.#left = Math.min(this.#atOnce, this.#left + ((now - this.#at) / 1000) * this.#aSecond)
		this.#at = now
		if (this.#left < 1) return false
		this.#left -= 1
		return true
	}
}
