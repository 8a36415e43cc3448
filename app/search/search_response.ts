import type { SearchGroup } from '#app/content/search_groups.ts'

/** One thing found, in the fields of SE-09. */
export interface SearchResult {
	id: string
	title: string
	/** Plain text, at most 150 characters (SE-02). */
	content: string
	/** A path of this site, with its anchor where the answer is further down; never one that redirects. */
	source_url: string
	/** 0 to 1: how well it answers the query. */
	similarity: number
	metadata: {
		contentType: SearchGroup
		/** ISO-8601; null where nothing says when it last changed. */
		updatedAt: string | null
		/** How often it has been read, where that is counted; else 0. */
		popularity: number
	}
}

/** What facts, schedule and towns say to a question themselves, above what was found. */
export interface DirectAnswer {
	title: string
	text: string
	/** Where there is more of it: a path of this site, and what its link says. */
	url: string
	link: string
}

/** What `POST /functions/semantic-search` answers with status 200. */
export interface SearchResponse {
	answer: DirectAnswer | null
	/** Best first. */
	results: readonly SearchResult[]
}

/** What it answers with any other status: one sentence. */
export interface SearchRefusal {
	error: string
}

/** What is asked of the search (SE-09). */
export interface SearchRequest {
	query: string
	/** Null looks through everything. */
	contentTypes: readonly SearchGroup[] | null
	/** Results below this similarity are left out; 0 to 1. */
	threshold: number
	/** At most this many results. */
	limit: number
}

/** Limits of the function's body (SE-09). */
export const searchLimits = {
	queryLength: 200,
	threshold: 0.7,
	limit: 10,
	largestLimit: 50,
} as const
