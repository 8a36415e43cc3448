import type { Kysely } from 'kysely'
import type { Log } from '#platform/log/log.ts'
import { addHits } from './count_hits.server.ts'
import { type CounterTables, windowOf } from './counter_rows.ts'
import { defineRateLimit, type RateLimit } from './rate_limit.ts'

interface CounterStore {
	db: Kysely<CounterTables>
}

interface Counter {
	/** Hits of this process not yet written to the store. */
	unwritten: number
	/** The store's last total over all processes. */
	written: number
}

/**
 * A limit per minute for requests so frequent that a row for each would cost more than what it protects. The store is
 * written only every `batch` hits, so several processes together may let a few more through; while it is down, each
 * counts alone.
 */
export class BatchedLimit {
	readonly #limit: RateLimit
	readonly #hitsAMinute: number
	readonly #batch: number
	/** The hits of the minute counted last. */
	readonly #minutes = new WeakMap<CounterStore, { start: string; counters: Map<string, Counter> }>()

	constructor({ name, hitsAMinute, batch }: { name: string; hitsAMinute: number; batch: number }) {
		this.#limit = defineRateLimit({ name, allowed: [{ hits: hitsAMinute, ms: 60_000 }] })
		this.#hitsAMinute = hitsAMinute
		this.#batch = batch
	}

	/** Counts a hit; true while it is allowed. `storedKey` returns the key in the form that may be stored: hashed. */
	async isWithin(
		{ store, log }: { store: CounterStore; log: Log },
		key: string,
		storedKey: () => Promise<string>,
		now: Date,
	): Promise<boolean> {
		const counter = this.#counterOf(store, key, windowOf(now))
		counter.unwritten += 1
		if (counter.unwritten >= this.#batch && counter.written <= this.#hitsAMinute) {
			const hits = counter.unwritten
			counter.unwritten = 0
			try {
				counter.written = await addHits(store.db, this.#limit, await storedKey(), hits, now)
			} catch (error) {
				counter.written += hits
				log.warn({ error: String(error) }, 'hits not counted in the store')
			}
		}
		return counter.written + counter.unwritten <= this.#hitsAMinute
	}

	#counterOf(store: CounterStore, key: string, start: string): Counter {
		let minute = this.#minutes.get(store)
		if (minute?.start !== start) {
			minute = { start, counters: new Map() }
			this.#minutes.set(store, minute)
		}
		const counter = minute.counters.get(key) ?? { unwritten: 0, written: 0 }
		minute.counters.set(key, counter)
		return counter
	}
}
