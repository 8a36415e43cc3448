/** How many streams (of events, of bodies) a key, such as a network or a staff member, may hold at once. */
export interface StreamQuota {
	key: string
	max: number
}

/** Limits open streams, in total and per key, so that no one can take them all. */
export class StreamLimit {
	readonly #max: number
	#open = 0
	readonly #openByKey = new Map<string, number>()

	/** `max` is the limit across all keys. */
	constructor(max: number) {
		this.#max = max
	}

	/** Counts a stream against each quota. Returns an idempotent release function; null if a quota or the total is exhausted. */
	acquire(quotas: readonly StreamQuota[]): (() => void) | null {
		const isFull = quotas.some(({ key, max }) => (this.#openByKey.get(key) ?? 0) >= max)
		if (isFull || this.#open >= this.#max) return null
		this.#count(quotas, 1)
		let isFreed = false
		return () => {
			if (!isFreed) this.#count(quotas, -1)
			isFreed = true
		}
	}

	#count(quotas: readonly StreamQuota[], change: 1 | -1): void {
		this.#open += change
		for (const { key } of quotas) {
			const now = (this.#openByKey.get(key) ?? 0) + change
			if (now > 0) this.#openByKey.set(key, now)
			else this.#openByKey.delete(key)
		}
	}
}
