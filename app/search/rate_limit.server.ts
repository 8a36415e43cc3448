import { sql } from 'kysely'
import type { Services } from '#app/context.server.ts'
import { addressKey, hashAddress, networkOf } from '#app/leads/address_hash.server.ts'
import type { Store } from '#db/store.server.ts'

const minute = 60_000
const prefix = 'search:'
/** A neighbour who types without pause comes to half of it. */
export const searchesInAMinute = 120
/** So many searches of an address are counted in the process for each one that is written to the store. */
const batch = 10

interface Counter {
	/** Searches of this process that the store does not know of yet. */
	unwritten: number
	/** What the store last said of all processes. */
	written: number
}

interface Counters {
	window: number
	byAddress: Map<string, Counter>
	key: Promise<string> | null
}

const countersOf = new WeakMap<Store, Counters>()

/**
 * Counts a search from this address, and says whether it may be answered. The store is told of every tenth only, so
 * that a limit costs less than what it protects; several processes together let a few more through. While the store
 * does not answer, each process counts for itself.
 */
export async function isSearchAllowed(
	{ store, log }: Pick<Services, 'store' | 'log'>,
	address: string,
	now: Date,
): Promise<boolean> {
	const counters = countersOf.get(store) ?? { window: 0, byAddress: new Map(), key: null }
	countersOf.set(store, counters)
	const window = now.getTime() - (now.getTime() % minute)
	if (counters.window !== window) {
		counters.window = window
		counters.byAddress.clear()
	}
	const network = networkOf(address)
	const counter = counters.byAddress.get(network) ?? { unwritten: 0, written: 0 }
	counters.byAddress.set(network, counter)
	counter.unwritten += 1
	if (counter.unwritten >= batch && counter.written <= searchesInAMinute) {
		const hits = counter.unwritten
		counter.unwritten = 0
		try {
			counters.key ??= addressKey(store.db)
			const key = prefix + hashAddress(await counters.key, network)
			counter.written = await writeHits(store, key, new Date(window).toISOString(), hits)
		} catch (error) {
			counters.key = null
			counter.written += hits
			log.warn({ error: String(error) }, 'searches not counted in the store')
		}
	}
	return counter.written + counter.unwritten <= searchesInAMinute
}

/** All searches of this minute, and forgets those of earlier ones. */
async function writeHits(store: Store, key: string, window: string, hits: number): Promise<number> {
	await store.db.deleteFrom('rate_limits').where('key', '=', key).where('window_start', '<', window).execute()
	const row = await store.db
		.insertInto('rate_limits')
		.values({ key, window_start: window, hits })
		.onConflict((conflict) =>
			conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql`rate_limits.hits + ${hits}` }),
		)
		.returning('hits')
		.executeTakeFirstOrThrow()
	return row.hits
}
