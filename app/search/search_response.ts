import type { SearchGroup } from '#app/content/search_groups.ts'

/** One thing found, in the fields of SE-09. */
export interface SearchResult {
	id: string
	title: string
	/** Plain text, at most 150 characters (SE-02). */
	content: string
	/** A path on this site that does not redirect, with an anchor if the answer is further down the page. */
	source_url: string
	/** From 0 to 1: how well the result answers the query. */
	similarity: number
	metadata: {
		contentType: SearchGroup
		/** ISO 8601; null if the last change is unknown. */
		updatedAt: string | null
		/** How often it was read or opened from a search; 0 if that is not counted. */
		popularity: number
	}
}

/** An answer from facts, schedule and towns, shown above the results. */
export interface DirectAnswer {
	title: string
	text: string
	/** Where to read more: a path on this site and the link's text. */
	url: string
	link: string
}

/** The response of `POST /functions/semantic-search` with status 200. */
export interface SearchResponse {
	answer: DirectAnswer | null
	/** Best first. */
	results: readonly SearchResult[]
}

/** The response with any other status: one sentence. */
export interface SearchRefusal {
	error: string
}

/** A search request (SE-09). */
export interface SearchRequest {
	query: string
	/** Null means all. */
	contentTypes: readonly SearchGroup[] | null
	/** The minimum similarity of results, 0 to 1. */
	threshold: number
	/** At most this many results. */
	limit: number
}

/** Limits for the endpoint's request body (SE-09). */
export const searchLimits = {
	queryLength: 200,
	threshold: 0.7,
	limit: 10,
	largestLimit: 50,
} as const
