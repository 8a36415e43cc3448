/** Somebody who may hold so many event streams at once, such as a network or one of the staff. */
export interface Holder {
	key: string
	most: number
}

/** Counts open event streams: nobody may hold so many that others get none. */
export class StreamSeats {
	readonly #most: number
	#taken = 0
	readonly #held = new Map<string, number>()

	/** `most` is what all together may hold. */
	constructor(most: number) {
		this.#most = most
	}

	/** Takes a seat that counts for each of the holders. Gives what frees it, once; null when one of them has its share. */
	take(holders: readonly Holder[]): (() => void) | null {
		const isFull = holders.some(({ key, most }) => (this.#held.get(key) ?? 0) >= most)
		if (isFull || this.#taken >= this.#most) return null
		this.#count(holders, 1)
		let isFreed = false
		return () => {
			if (!isFreed) this.#count(holders, -1)
			isFreed = true
		}
	}

	#count(holders: readonly Holder[], change: 1 | -1): void {
		this.#taken += change
		for (const { key } of holders) {
			const now = (this.#held.get(key) ?? 0) + change
			if (now > 0) this.#held.set(key, now)
			else this.#held.delete(key)
		}
	}
}
