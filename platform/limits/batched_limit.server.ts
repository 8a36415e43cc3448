import type { Kysely } from 'kysely'
import type { Log } from '#platform/log/log.ts'
import type { SecretTables } from '#platform/database/secret_rows.ts'
import { addressKey, hashAddress } from './address_hash.server.ts'
import { addHits } from './count_hits.server.ts'
import { type CounterTables, windowOf } from './counter_rows.ts'
import { defineNetworkLimit, type NetworkLimit } from './network_limit.server.ts'
import { limitedNetworks } from './networks.ts'
import type { RateLimit } from './rate_limit.ts'

interface CounterStore {
	db: Kysely<CounterTables & SecretTables>
}

interface Counter {
	/** Hits of this process not yet written to the store. */
	unwritten: number
	/** The last known total across all processes. */
	written: number
}

/**
 * A limit per minute for requests so frequent that a write for each would cost more than what it protects. The store is written only every
 * `batch` hits, so several processes together may allow a few more; while the store is down, each process counts alone.
 */
export class BatchedLimit {
	readonly #limit: NetworkLimit
	readonly #batch: number
	/** The counters of the current minute. */
	readonly #minutes = new WeakMap<CounterStore, { start: string; counters: Map<string, Counter> }>()

	constructor({ name, hitsAMinute, batch }: { name: string; hitsAMinute: number; batch: number }) {
		this.#limit = defineNetworkLimit({ name, allowed: [{ hits: hitsAMinute, ms: 60_000 }] })
		this.#batch = batch
	}

	/** Counts a hit from this address; true while it is allowed, and always if many visitors may share the address. */
	countWithin(services: { store: CounterStore; log: Log }, address: string, now: Date): boolean {
		return limitedNetworks(address)
			.map(({ tier, key }) => this.#countWithin(services, this.#limit[tier], key, now))
			.every(Boolean)
	}

	#countWithin(
		{ store, log }: { store: CounterStore; log: Log },
		limit: RateLimit,
		key: string,
		now: Date,
	): boolean {
		const most = limit.allowed[0]?.hits ?? 0
		const counter = this.#counterOf(store, key, windowOf(now))
		counter.unwritten += 1
		if (counter.unwritten >= this.#batch && counter.written <= most) {
			const hits = counter.unwritten
			counter.unwritten = 0
			counter.written += hits
			// Not awaited, so that a store that does not answer delays no request.
			this.#write(store, limit, key, hits, now)
				.then((total) => (counter.written = Math.max(counter.written, total)))
				.catch((error: unknown) => log.warn({ error: String(error) }, 'hits not counted in the store'))
		}
		return counter.written + counter.unwritten <= most
	}

	/** Adds hits to the store and returns the total across all processes. */
	async #write(
		{ db }: CounterStore,
		limit: RateLimit,
		key: string,
		hits: number,
		now: Date,
	): Promise<number> {
		return addHits(db, limit, hashAddress(await addressKey(db), key), hits, now)
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
