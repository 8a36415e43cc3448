import { facts } from '#app/company/facts.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'

const checkMs = 30_000

/**
 * A number that rises whenever rendered pages are out of date: when the content was replaced, and when a new day
 * begins at the office, because pages count years and name dates.
 */
export class Edition {
	#current = 0
	#day = officeDay()
	readonly #timer: NodeJS.Timeout
	readonly #stopListening: () => void

	constructor(content: ContentHub) {
		this.#stopListening = content.onReload(() => (this.#current += 1))
		this.#timer = setInterval(() => this.#turnDay(), checkMs).unref()
	}

	get current(): number {
		return this.#current
	}

	#turnDay(): void {
		const day = officeDay()
		if (day !== this.#day) this.#current += 1
		this.#day = day
	}

	close(): void {
		clearInterval(this.#timer)
		this.#stopListening()
	}
}

function officeDay(): string {
	return new Date().toLocaleDateString('en-CA', { timeZone: facts.timeZone })
}
