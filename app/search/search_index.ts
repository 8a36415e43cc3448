import type { SearchDocument } from './document.ts'

/** A document's match with a query; `similarity` is 0 to 1, and 0.6 or more is a probable answer. */
export interface Match {
	/** The document's index in the indexed list. */
	document: number
	similarity: number
}

/** An index of documents that queries are matched against. */
export interface SearchIndex {
	/** All documents above the threshold, unordered. */
	match(query: string, threshold: number): Promise<readonly Match[]>
}

/** Builds indexes that match documents by meaning. */
export interface Indexer {
	/** Yields to the event loop while indexing. */
	index(documents: readonly SearchDocument[]): Promise<SearchIndex>
}
