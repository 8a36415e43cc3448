import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { recordSearch } from '#app/search/events/record_search.server.ts'
import { isSearchAllowed } from '#app/search/rate_limit.server.ts'
import type { SiteSearch } from '#app/search/site_search.server.ts'

/** The maximum number of results (HE-02), and the minimum similarity. */
const limit = 10
const threshold = 0.6

export interface Match {
	slug: string
	/** 0 to 1. */
	similarity: number
}

/** The client's address, and headers that tell whether the search may be counted. */
export interface Requester {
	address: string
	headers: Headers
}

/**
 * The best articles for a query, at most ten (HE-02), by the site's search. The query is counted for the office
 * without personal data. Null when this address has searched too often; never rejects.
 */
export async function findArticles(
	services: { store: Store; log: Log; content: Pick<ContentHub, 'current'>; search: SiteSearch },
	query: string,
	requester: Requester,
	now: Date,
): Promise<readonly Match[] | null> {
	if (!isSearchAllowed(services, requester.address, now)) return null
	const results = await services.search.search({ query, contentTypes: ['help'], threshold, limit })
	const kind = results.length > 0 ? 'searched' : 'nothing'
	void recordSearch(services, { kind, query }, requester, now, services.content.current.facts)
	return results.map(({ source_url, similarity }) => ({
		slug: source_url.replace(/^\/help\//, ''),
		similarity,
	}))
}
