import { beforeEach, expect, test } from 'vitest'
import type { OfferedService } from '#app/company/services.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { factsWithout } from '#test/service_words.ts'
import { stubStorage } from '#test/browser_storage.ts'
import {
	forgetSearches,
	popularSearches,
	readAnalytics,
	readHistory,
	rememberClick,
	rememberSearch,
	suggestionsFor,
} from './memory.ts'

const now = new Date('2026-11-21T19:00:00.000Z')
let storage = stubStorage()
beforeEach(() => void (storage = stubStorage()))

const searchFor = (...queries: string[]) => {
	for (const query of queries) rememberSearch(query, true, now)
}

test('SE-04 history keeps ten, the newest first, each once', () => {
	searchFor(...Array.from({ length: 12 }, (_, index) => `query ${index}`), 'Query 5')
	expect(readHistory()).toHaveLength(10)
	expect(readHistory().slice(0, 2)).toEqual(['Query 5', 'query 11'])
})

test('SE-04 analytics keeps the newest hundred searches and fifty clicks', () => {
	searchFor(...Array.from({ length: 103 }, (_, index) => `query ${index}`))
	for (let index = 0; index < 60; index++) rememberClick('sofa', `/help/${index}`, now)
	const { searches, clicks } = readAnalytics()
	expect(searches).toHaveLength(100)
	expect(searches.at(-1)).toEqual({ query: 'query 102', isFound: true, at: now.toISOString() })
	expect(clicks).toHaveLength(50)
	expect(clicks.at(-1)?.url).toBe('/help/59')
})

test('SE-04 popular are the top five, filled up with common questions', () => {
	expect(popularSearches(sampleFacts.services)).toHaveLength(5)
	searchFor('tires', 'paint', 'Tires', 'paint', 'tires')
	rememberSearch('bees', false, now)
	expect(popularSearches(sampleFacts.services).slice(0, 2)).toEqual(['tires', 'paint'])
	expect(popularSearches(sampleFacts.services)).toHaveLength(5)
	expect(popularSearches(sampleFacts.services)).not.toContain('bees')
})

test('SE-04 FI-112 common questions concern only services that are offered', () => {
	const popular = (off: readonly OfferedService[]) => popularSearches(factsWithout(off).services)
	expect(popular([])).toContain('what goes in recycling')
	expect(popular(['recycling'])).toHaveLength(5)
	expect(popular(['recycling'])).not.toContain('what goes in recycling')
	const households = ['residential', 'lawn', 'hoa'] as const
	expect(popular(households)).toHaveLength(5)
	expect(popular([...households, 'commercial'])).toEqual([
		'which container size',
		'protect my driveway',
		'pay my bill',
	])
	expect(popular([...households, 'rolloff'])).toEqual([
		'dumpster overflows',
		'where to put the dumpster',
		'pay my bill',
	])
})

test('SE-04 suggestions are up to five from history, else three popular', () => {
	const popular = ['old sofa', 'holiday', 'bill', 'carts', 'paint']
	const history = ['cart', 'cart size', 'broken cart', 'cart lid', 'cart wheel', 'new cart', 'sofa']
	expect(suggestionsFor('cart', history, popular)).toEqual(history.slice(1, 6))
	expect(suggestionsFor('zebra', history, popular)).toEqual(['old sofa', 'holiday', 'bill'])
	expect(suggestionsFor('Holiday', [], popular)).toEqual(['old sofa', 'bill', 'carts'])
})

test('history and analytics can be cleared', () => {
	searchFor('sofa')
	forgetSearches()
	expect([readHistory(), readAnalytics()]).toEqual([[], { searches: [], clicks: [] }])
})

test('blocked or corrupt storage is ignored', () => {
	for (const nonsense of ['{', '7', 'null', '"a"', '{"searches":1}']) {
		storage.stored.set('search-history', nonsense)
		storage.stored.set('search-analytics', nonsense)
		expect([readHistory(), readAnalytics()]).toEqual([[], { searches: [], clicks: [] }])
	}
	storage.refuse('SecurityError')
	searchFor('sofa')
	rememberClick('sofa', '/help', now)
	expect(readHistory()).toEqual([])
	expect(popularSearches(sampleFacts.services)).toHaveLength(5)
})
