import type { SearchGroup } from '#app/content/search_groups.ts'

/** A document of the local search index, `/search-index.json`. */
export interface LocalDocument {
	id: string
	contentType: SearchGroup
	title: string
	/** Plain text. */
	body: string
	/** A path of this site that does not redirect. */
	url: string
	/** ISO 8601; null if the last change is unknown. */
	updatedAt: string | null
	/** How often it was read or opened from a search. */
	popularity: number
}

export interface SearchIndex {
	documents: readonly LocalDocument[]
}
