import type { Services } from '#app/context.server.ts'
import { addressKey, hashAddress, networkOf } from '#platform/limits/address_hash.server.ts'
import { BatchedLimit } from '#platform/limits/batched_limit.server.ts'

/** Twice what someone makes who types without pause. */
export const searchesInAMinute = 120
const searches = new BatchedLimit({ name: 'search', hitsAMinute: searchesInAMinute, batch: 10 })

/** Counts a search from this address, and says whether it may be answered. */
export async function isSearchAllowed(
	{ store, log }: Pick<Services, 'store' | 'log'>,
	address: string,
	now: Date,
): Promise<boolean> {
	const network = networkOf(address)
	const hashed = async () => hashAddress(await addressKey(store.db), network)
	return searches.isWithin({ store, log }, network, hashed, now)
}
