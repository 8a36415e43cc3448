import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import type { SearchGroup } from '#app/content/search_groups.ts'
import type { SearchResult } from '#app/search/search_response.ts'
import { parseSearchQuery, searchPage } from './search_page.server.ts'

const found = (
	id: string,
	contentType: SearchGroup,
	similarity: number,
	updatedAt: string | null,
	popularity: number,
): SearchResult => ({
	id,
	title: id,
	content: '',
	source_url: `/${id}`,
	similarity,
	metadata: { contentType, updatedAt, popularity },
})
const results = [
	found('best', 'faq', 0.954, '2026-01-05T00:00:00.000Z', 1),
	found('newest', 'help', 0.9, '2026-11-20T12:00:00.000Z', 2),
	found('loved', 'help', 0.8, '2026-03-05T00:00:00.000Z', 9),
	found('page', 'page', 0.7, null, 0),
]
const shown = (query: string) => {
	const page = searchPage(results, parseSearchQuery(new URLSearchParams(query)), sampleFacts)
	return page.groups.flatMap((group) => group.results).map(({ title }) => title)
}

test('SE-03 D17 sorts by relevance, date and popularity, within groups in the order of their first result', () => {
	expect(shown('q=cart')).toEqual(['best', 'newest', 'loved', 'page'])
	expect(shown('q=cart&sort=date')).toEqual(['newest', 'loved', 'best', 'page'])
	expect(shown('q=cart&sort=popularity')).toEqual(['loved', 'newest', 'best', 'page'])
})

test('SE-03 filters by type with links that keep the order, and shows the count of each', () => {
	expect(shown('q=cart&type=help')).toEqual(['newest', 'loved'])
	const { filters, count, total } = searchPage(
		results,
		parseSearchQuery(new URLSearchParams('q=a b&type=help&sort=date')),
		sampleFacts,
	)
	expect([count, total]).toEqual([2, 4])
	expect(filters).toMatchObject([
		{ name: 'All results (4)', to: '/search?q=a+b&sort=date', isCurrent: false },
		{ name: 'Help articles (2)', to: '/search?q=a+b&type=help&sort=date', isCurrent: true },
		{ name: 'Questions and answers (1)' },
		{ name: 'Pages (1)' },
	])
})

test('SE-02 the match is a rounded percent; the date is shown only when sorting by it', () => {
	const results1 = searchPage(results, parseSearchQuery(new URLSearchParams('q=a')), sampleFacts).groups[0]
		?.results
	expect(results1).toMatchObject([{ match: 95, changed: null }])
	const byDate = searchPage(results, parseSearchQuery(new URLSearchParams('q=a&sort=date')), sampleFacts)
		.groups[0]?.results
	expect(byDate?.[0]?.changed).toBe('November 20, 2026')
})

test('an unknown type or sort is ignored, and a query is cut to its limit', () => {
	const address = parseSearchQuery(new URLSearchParams(`q=${'x'.repeat(300)}&type=__proto__&sort=drop`))
	expect(address).toEqual({ query: 'x'.repeat(200), type: null, sort: 'relevance' })
})
