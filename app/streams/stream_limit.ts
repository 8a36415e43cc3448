/** Somebody who may hold so many event streams at once, such as a network or one of the staff. */
export interface StreamQuota {
	key: string
	max: number
}

/** Counts open event streams: nobody may hold so many that others get none. */
export class StreamLimit {
	readonly #max: number
	#open = 0
	readonly #openByKey = new Map<string, number>()

	/** `most` is what all together may hold. */
	constructor(max: number) {
		this.#max = max
	}

	/** Takes a seat that counts for each of the holders. Gives what frees it, once; null when one of them has its share. */
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
