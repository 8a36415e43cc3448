import { beforeAll, expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { builtinIndexer } from '#app/search/builtin/indexer.ts'
import { searchDocuments } from '#app/search/documents.server.ts'
import type { SearchIndex } from '#app/search/search_index.ts'
import { thesaurus } from '#app/search/thesaurus.ts'
import { bestOfEachUrl, evaluate } from './search_evaluation.ts'
import { development, everyday, further, tunedOn, unseenEveryday, unseenFurther } from './search_questions.ts'

const documents = searchDocuments(builtInSnapshot(), new Date('2026-11-21T12:00:00Z'))
let index: SearchIndex

beforeAll(async () => {
	index = await builtinIndexer(thesaurus).index(documents)
})

test.each([0.6, 0.7])(
	'SE-09 common questions are answered by meaning, and unanswerable ones get no result (threshold %d)',
	async (threshold) => {
		expect(tunedOn.answerable.length).toBeGreaterThanOrEqual(60)
		expect(tunedOn.unanswerable.length).toBeGreaterThanOrEqual(15)
		const found = await evaluate(index, documents, tunedOn, threshold)
		expect(found.top1, found.misses.join('\n')).toBeGreaterThanOrEqual(0.85)
		expect(found.top3, found.misses.join('\n')).toBeGreaterThanOrEqual(0.95)
		expect(found.keptOut, found.misses.join('\n')).toBeGreaterThanOrEqual(0.8)
	},
)

test('FI-60 questions in many people’s words are answered, and those meant for somebody else are not', async () => {
	const found = await evaluate(index, documents, development, 0.6)
	expect(found.top1, found.misses.join('\n')).toBeGreaterThanOrEqual(0.92)
	expect(found.top3, found.misses.join('\n')).toBeGreaterThanOrEqual(0.97)
	expect(found.keptOut, found.misses.join('\n')).toBeGreaterThanOrEqual(0.9)
})

test.each([
	['tuned on', everyday, { top1: 0.9, top3: 0.96, keptOut: 0.88 }],
	['never tuned on', unseenEveryday, { top1: 0.82, top3: 0.92, keptOut: 0.88 }],
	['further', further, { top1: 0.85, top3: 0.94, keptOut: 0.88 }],
	['further and unseen', unseenFurther, { top1: 0.7, top3: 0.83, keptOut: 0.62 }],
])('FI-64 questions as people write them every day, %s, are answered', async (_, asked, floor) => {
	const found = await evaluate(index, documents, asked, 0.6)
	expect(found.top1).toBeGreaterThanOrEqual(floor.top1)
	expect(found.top3).toBeGreaterThanOrEqual(floor.top3)
	expect(found.keptOut).toBeGreaterThanOrEqual(floor.keptOut)
})

test('of several results with the same URL only the best counts, as the site shows each URL once', () => {
	const results = [
		{ url: '/residential', similarity: 0.9 },
		{ url: '/residential', similarity: 0.8 },
		{ url: '/faqs', similarity: 0.7 },
	]
	expect(bestOfEachUrl(results)).toEqual([results[0], results[2]])
})

test('every expected answer exists', () => {
	const urls = new Set(documents.map(({ url }) => url))
	const asked = [tunedOn, development, everyday, unseenEveryday, further, unseenFurther].flatMap(
		({ answerable }) => answerable,
	)
	expect(asked.filter(([, ...answers]) => !answers.some((url) => urls.has(url)))).toEqual([])
	expect(asked.filter(([, ...answers]) => !answers.every((url) => url.startsWith('/')))).toEqual([])
})
