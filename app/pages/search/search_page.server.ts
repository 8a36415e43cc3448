import type { Facts } from '#app/company/facts_type.ts'
import { officeDate } from '#app/company/office_date.ts'
import { type SearchGroup, searchGroups, searchGroupNames } from '#app/content/search_groups.ts'
import { withAskedChoices } from '#app/search/with_asked_choices.ts'
import { type SearchResult, searchLimits } from '#app/search/search_response.ts'
import { oneOf } from '#platform/forms/one_of.ts'

/** Decision D17. */
const sorts = ['relevance', 'date', 'popularity'] as const
export type Sort = (typeof sorts)[number]
const sortNames: Readonly<Record<Sort, string>> = {
	relevance: 'Relevance',
	date: 'Date',
	popularity: 'Popularity',
}

/** The page's query parameters. */
interface SearchQuery {
	query: string
	/** Null shows every type. */
	type: SearchGroup | null
	sort: Sort
}

interface Choice {
	name: string
	to: string
	isCurrent: boolean
}

export interface ShownResult {
	title: string
	to: string
	content: string
	/** A rounded percent (SE-02). */
	match: number
	/** The last change in words; null unless the results are sorted by date. */
	changed: string | null
}

/** Parses the query parameters; unknown types and sort orders are ignored. */
export function parseSearchQuery(params: URLSearchParams): SearchQuery {
	return {
		query: (params.get('q') ?? '').trim().slice(0, searchLimits.queryLength),
		type: oneOf(searchGroups, params.get('type')),
		sort: oneOf(sorts, params.get('sort')) ?? 'relevance',
	}
}

/** The results for the page: filtered, sorted and grouped by type, with links for filtering and sorting. */
export function searchPage(results: readonly SearchResult[], address: SearchQuery, facts: Facts) {
	const { type, sort } = address
	const found = searchGroups.filter((one) => results.some(({ metadata }) => metadata.contentType === one))
	const shown = results
		.filter(({ metadata }) => type === null || metadata.contentType === type)
		.toSorted(comparing(sort))
	const groups = Map.groupBy(shown, ({ metadata }) => metadata.contentType)
	return {
		count: shown.length,
		total: results.length,
		groups: [...groups].map(([name, members]) => ({
			type: name,
			name: searchGroupNames[name],
			results: members.map((result) => shownResult(result, address, facts)),
		})),
		filters: [null, ...found].map((one): Choice => {
			const count = results.filter(({ metadata }) => one === null || metadata.contentType === one).length
			const name = `${one === null ? 'All results' : searchGroupNames[one]} (${count})`
			return { name, to: linkTo({ ...address, type: one }), isCurrent: type === one }
		}),
		sorts: sorts.map((one): Choice => ({
			name: sortNames[one],
			to: linkTo({ ...address, sort: one }),
			isCurrent: sort === one,
		})),
	}
}

export type SearchPage = ReturnType<typeof searchPage>

/** The sort is stable: ties keep the order of relevance. */
function comparing(sort: Sort): (a: SearchResult, b: SearchResult) => number {
	if (sort === 'popularity') return (a, b) => b.metadata.popularity - a.metadata.popularity
	if (sort === 'date')
		return (a, b) => (b.metadata.updatedAt ?? '').localeCompare(a.metadata.updatedAt ?? '', 'en')
	return (a, b) => b.similarity - a.similarity
}

function shownResult(
	{ title, source_url, content, similarity, metadata }: SearchResult,
	{ sort, query }: SearchQuery,
	facts: Facts,
): ShownResult {
	return {
		title,
		to: withAskedChoices(source_url, query, facts),
		content,
		match: Math.round(similarity * 100),
		changed: sort === 'date' && metadata.updatedAt ? officeDate(new Date(metadata.updatedAt), facts) : null,
	}
}

function linkTo({ query, type, sort }: SearchQuery): string {
	const params = new URLSearchParams({ q: query })
	if (type !== null) params.set('type', type)
	if (sort !== 'relevance') params.set('sort', sort)
	return `/search?${params}`
}
