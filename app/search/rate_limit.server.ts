import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { BatchedLimit } from '#platform/limits/batched_limit.server.ts'

/** Twice what continuous typing causes. */
export const searchesInAMinute = 120
const searches = new BatchedLimit({ name: 'search', hitsAMinute: searchesInAMinute, batch: 10 })

/** Counts a search from this address, and says whether it may be answered. */
export function isSearchAllowed(services: { store: Store; log: Log }, address: string, now: Date): boolean {
	return searches.countWithin(services, address, now)
}
