import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { BatchedLimit } from '#platform/limits/batched_limit.server.ts'

/** More than a household needs, but too few to scrape the list of streets. */
export const lookUpsInAMinute = 30
/** Enough for continuous typing. */
export const suggestionsInAMinute = 120

const limits = {
	lookUp: new BatchedLimit({ name: 'pickup-day', hitsAMinute: lookUpsInAMinute, batch: 3 }),
	suggestion: new BatchedLimit({ name: 'street-suggestion', hitsAMinute: suggestionsInAMinute, batch: 10 }),
}

/** Counts a look-up or a suggestion for this network address and returns whether it may be answered. */
export function isLookUpAllowed(
	kind: keyof typeof limits,
	services: { store: Store; log: Log },
	address: string,
	now: Date,
): boolean {
	return limits[kind].countWithin(services, address, now)
}
