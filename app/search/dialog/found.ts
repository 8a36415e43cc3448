import type { SearchGroup } from '#app/content/search_groups.ts'
import type { SearchResult } from '../search_response.ts'
import type { LocalDocument } from './local_document.ts'
import { scoreOf } from './score.ts'

const maxResults = 20

/** A result of either search. */
export interface Found extends LocalDocument {
	/** 0 to 1. */
	match: number
}

export type SortOrder = 'relevance' | 'date' | 'popularity'

export interface Group {
	contentType: SearchGroup
	found: readonly Found[]
}

/** Documents that contain the words. */
export function findLocally(documents: readonly LocalDocument[], words: readonly string[]): Found[] {
	return documents
		.map((document) => ({ ...document, match: scoreOf(document, words) }))
		.filter(({ match }) => match > 0)
}

/** Merges both searches' results by document, with the better of the two scores. */
export function join(local: readonly Found[], remote: readonly SearchResult[]): Found[] {
	const found = new Map(local.map((one) => [one.url, one]))
	for (const { id, title, content, source_url: url, similarity, metadata } of remote) {
		const known = found.get(url)
		const match = Math.max(similarity, known?.match ?? 0)
		found.set(url, known ? { ...known, match } : { id, title, body: content, url, match, ...metadata })
	}
	return [...found.values()]
}

/** The wanted types in the wanted order, at most 20 (SE-02). No type wanted means all are. */
export function pick(
	found: readonly Found[],
	{ wanted, sort }: { wanted: ReadonlySet<SearchGroup>; sort: SortOrder },
): Found[] {
	return found
		.filter(({ contentType }) => wanted.size === 0 || wanted.has(contentType))
		.toSorted((a, b) => b.match - a.match)
		.slice(0, maxResults)
		.toSorted(orders[sort])
}

/** Groups results by type, in the order of each group's first result. */
export function grouped(found: readonly Found[]): Group[] {
	const types = new Set(found.map(({ contentType }) => contentType))
	return [...types].map((type) => ({
		contentType: type,
		found: found.filter(({ contentType }) => contentType === type),
	}))
}

/** Decision D17. Documents without a date come last; ties keep the order of relevance. */
const orders: Record<SortOrder, (a: Found, b: Found) => number> = {
	relevance: () => 0,
	date: (a, b) => time(b) - time(a),
	popularity: (a, b) => b.popularity - a.popularity,
}

function time({ updatedAt }: Found): number {
	return updatedAt === null ? 0 : Date.parse(updatedAt)
}
