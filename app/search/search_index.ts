import type { SearchDocument } from './document.ts'

/** How well one document answers a query; `similarity` is 0 to 1, and 0.6 or more means that it probably does. */
export interface Match {
	/** The document's index in the indexed list. */
	document: number
	similarity: number
}

/** Documents in a form that queries can be compared with. */
export interface SearchIndex {
	/** All documents above the threshold, unordered. */
	match(query: string, threshold: number): Promise<readonly Match[]>
}

/** Makes documents comparable by meaning. */
export interface Indexer {
	/** Yields to the event loop. */
	index(documents: readonly SearchDocument[]): Promise<SearchIndex>
}
