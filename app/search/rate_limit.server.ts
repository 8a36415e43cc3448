import type { Services } from '#app/context.server.ts'
import { BatchedLimit } from '#platform/limits/batched_limit.server.ts'

/** Twice what someone makes who types without pause. */
export const searchesInAMinute = 120
const searches = new BatchedLimit({ name: 'search', hitsAMinute: searchesInAMinute, batch: 10 })

/** Counts a search from this address, and says whether it may be answered. */
export function isSearchAllowed(
	services: Pick<Services, 'store' | 'log'>,
	address: string,
	now: Date,
): boolean {
	return searches.isWithin(services, address, now)
}
