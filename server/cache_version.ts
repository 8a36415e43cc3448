import { builtInFacts } from '#app/company/built_in_facts.ts'
import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import type { Reads } from './content_reads.ts'

const checkMs = 30_000

/**
 * The version that cached pages belong to. It rises when content was replaced and when a new day begins at the
 * office, because pages count years and name dates.
 */
export class CacheVersion {
	#current = 0
	#day = officeDay()
	/** The version in which each part of the content last changed, and the one in which every page became stale. */
	readonly #changed = new Map<keyof Snapshot, number>()
	#dayBegan = 0
	readonly #timer: NodeJS.Timeout
	readonly #stopListening: () => void
	#onChange: () => void = () => undefined

	constructor(content: ContentHub) {
		this.#stopListening = content.onReload((now, before) => {
			this.#current += 1
			for (const part of Object.keys(now) as (keyof Snapshot)[]) {
				if (now[part] !== before[part]) this.#changed.set(part, this.#current)
			}
			this.#onChange()
		})
		this.#timer = setInterval(() => this.#checkDay(), checkMs).unref()
	}

	get current(): number {
		return this.#current
	}

	/** Sets the only listener, called each time the number has risen. */
	onChange(listener: () => void): void {
		this.#onChange = listener
	}

	/** Whether a page rendered from `reads` in version `since` would come out the same now. */
	isFresh(since: number, reads: Reads): boolean {
		if (since === this.#current) return true
		if (reads === 'all' || this.#dayBegan > since) return false
		return [...reads].every((part) => (this.#changed.get(part) ?? 0) <= since)
	}

	#checkDay(): void {
		const day = officeDay()
		if (day === this.#day) return
		this.#day = day
		this.#dayBegan = this.#current += 1
		this.#onChange()
	}

	close(): void {
		clearInterval(this.#timer)
		this.#stopListening()
	}
}

function officeDay(): string {
	return new Date().toLocaleDateString('en-CA', { timeZone: builtInFacts.timeZone })
}
