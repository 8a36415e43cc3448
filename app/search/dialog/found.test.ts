import { expect, test } from 'vitest'
import type { SearchResult } from '../search_response.ts'
import { type Found, findLocally, grouped, join, pick } from './found.ts'

const one = (id: string, found: Partial<Found> = {}): Found => ({
	id,
	contentType: 'help',
	title: id,
	body: '',
	url: `/help/${id}`,
	updatedAt: null,
	popularity: 0,
	match: 0.5,
	...found,
})
const answered = (id: string, similarity: number): SearchResult => ({
	id,
	title: id,
	content: 'from the function',
	source_url: `/help/${id}`,
	similarity,
	metadata: { contentType: 'faq', updatedAt: '2026-01-01T00:00:00.000Z', popularity: 3 },
})
const everything = { wanted: new Set([]), sort: 'relevance' } as const
const ids = (found: readonly Found[]) => found.map(({ id }) => id)

test('SE-02 each result is listed once, with the better of its two scores', () => {
	const joined = join(
		[one('a', { match: 0.4, body: 'local' }), one('b', { match: 0.9 })],
		[answered('a', 0.8), answered('b', 0.7), answered('c', 0.6)],
	)
	expect(joined.map(({ id, match }) => [id, match])).toEqual([
		['a', 0.8],
		['b', 0.9],
		['c', 0.6],
	])
	expect(joined[0]?.body).toBe('local')
	expect(joined[2]).toMatchObject({ body: 'from the function', contentType: 'faq', popularity: 3 })
})

test('SE-02 at most twenty are shown, the best ones', () => {
	const many = Array.from({ length: 50 }, (_, index) => one(`${index}`, { match: index / 50 }))
	const picked = pick(many, everything)
	expect(picked).toHaveLength(20)
	expect(picked[0]?.id).toBe('49')
	expect(ids(pick(many, { ...everything, sort: 'date' }))).toEqual(ids(picked))
})

test('SE-03 D17 date and popularity sort, and unselected types are left out', () => {
	const found = [
		one('best', { match: 0.9 }),
		one('new', { match: 0.5, updatedAt: '2026-11-01T00:00:00.000Z' }),
		one('old', { match: 0.7, updatedAt: '2025-11-01T00:00:00.000Z', popularity: 9, contentType: 'faq' }),
	]
	expect(ids(pick(found, everything))).toEqual(['best', 'old', 'new'])
	expect(ids(pick(found, { ...everything, sort: 'date' }))).toEqual(['new', 'old', 'best'])
	expect(ids(pick(found, { ...everything, sort: 'popularity' }))).toEqual(['old', 'best', 'new'])
	expect(ids(pick(found, { wanted: new Set(['faq']), sort: 'relevance' }))).toEqual(['old'])
})

test('SE-01 groups are in the order of their first result', () => {
	const groups = grouped([one('a', { contentType: 'faq' }), one('b'), one('c', { contentType: 'faq' })])
	expect(groups.map(({ contentType, found }) => [contentType, ids(found)])).toEqual([
		['faq', ['a', 'c']],
		['help', ['b']],
	])
})

test('local search matches only documents with the words', () => {
	const documents = [one('cart', { body: 'a cart' }), one('sofa')]
	expect(ids(findLocally(documents, ['cart']))).toEqual(['cart'])
	expect(findLocally(documents, [])).toEqual([])
})
