import { expect, test } from 'vitest'
import { type Clock, realClock } from '#platform/time/clock.ts'
import { startEmbeddingsService } from '#test/embeddings_service.ts'
import type { SearchDocument } from '../document.ts'
import { endpointEmbedder } from './embedder.ts'

const document = (id: string, title: string, summary: string): SearchDocument => ({
	id,
	contentType: 'help',
	title,
	summary,
	keys: '',
	body: '',
	context: '',
	url: `/help/${id}`,
	updatedAt: null,
})
const documents = [
	document('bulky', 'Couches and mattresses', 'Couches and mattresses need telling us first.'),
	document('repair', 'Broken carts', 'Broken carts get mended.'),
	document('holiday', 'Holiday weeks', 'Holiday weeks move pickups.'),
]
/** A busy machine must not make another request of one that is answered late. */
const calm = { timeoutMs: 10_000, retries: 0, firstWaitMs: 1 }
const options = { documentRetry: { ...calm, retries: 2 }, queryRetry: calm }
const settingsOf = (url: string) => ({ url, key: 'secret', model: 'test-model' })
const many = Array.from({ length: 150 }, (_, index) =>
	document(`${index}`, `Article ${index}`, `Text ${index}`),
)

test('searches with the vectors of an OpenAI-compatible service, on the common scale of all embedders', async () => {
	const service = await startEmbeddingsService([['couches', 'sofa', 'settee']])
	const embedded = await endpointEmbedder(settingsOf(service.url), options).embed(documents)
	const found = await embedded.match('settee', 0.6)
	expect(found.map((match) => documents[match.document]?.id)).toEqual(['bulky'])
	expect(found[0]?.similarity).toBeLessThanOrEqual(1)
	expect(await embedded.match('quantum chromodynamics', 0.6)).toEqual([])
	for (const request of service.requests) {
		expect(request.authorization).toBe('Bearer secret')
		expect(request.model).toBe('test-model')
	}
})

test('embeds in batches, requests each text once, and after a change only changed texts', async () => {
	const service = await startEmbeddingsService()
	const embedder = endpointEmbedder(settingsOf(service.url), options)
	await embedder.embed([...documents, ...many])
	expect(Math.max(...service.requests.map(({ input }) => input.length))).toBe(64)
	const asked = service.requests.flatMap(({ input }) => input)
	expect(new Set(asked).size).toBe(asked.length)

	service.requests.length = 0
	await embedder.embed([document('new', 'Snow days', 'Snow days come late.'), ...documents.slice(1), ...many])
	const again = service.requests.flatMap(({ input }) => input)
	expect(again).toContain('Snow days\nSnow days come late.')
	expect(again.length).toBeLessThan(60)
	expect(again).not.toContain('Broken carts\nBroken carts get mended.')

	service.requests.length = 0
	const embedded = await embedder.embed(documents)
	await embedded.match('Carts', 0.6)
	await embedded.match('carts ', 0.6)
	expect(service.requests.filter(({ input }) => input.includes('carts'))).toHaveLength(1)
})

test('retries when the service is busy or slow, as long as it asks to', async () => {
	const service = await startEmbeddingsService()
	let refusals = 0
	service.meanwhile = (response) => {
		refusals += 1
		if (refusals === 1) response.writeHead(429, { 'retry-after': '0.1' }).end()
		else if (refusals > 2) return false
		return true
	}
	const began = performance.now()
	// A busy machine may not take longer for the third answer than the second is waited for.
	const documentRetry = { timeoutMs: 2000, retries: 2, firstWaitMs: 10 }
	await endpointEmbedder(settingsOf(service.url), { documentRetry }).embed(documents)
	expect(refusals).toBe(3)
	expect(performance.now() - began).toBeGreaterThan(2080)
})

test.each([
	['a refusal that stays', 401, '{}', 1],
	['a failure that stays', 500, '{}', 3],
	['no embeddings', 200, '{"data":[]}', 1],
	['too few embeddings', 200, '{"data":[{"index":0,"embedding":[1,2]}]}', 1],
	['something that is not JSON', 200, '<html>', 3],
])('gives up on %s', async (_, status, body, tries) => {
	const service = await startEmbeddingsService()
	service.meanwhile = (response) => Boolean(response.writeHead(status).end(body))
	await expect(endpointEmbedder(settingsOf(service.url), options).embed(documents)).rejects.toThrow(
		/embeddings service/,
	)
	expect(service.requests).toHaveLength(tries)
})

test('after a failed query the service is not used for half a minute', async () => {
	const service = await startEmbeddingsService()
	let passed = 0
	const clock: Clock = { ...realClock, elapsed: () => passed }
	const embedded = await endpointEmbedder(settingsOf(service.url), { ...options, clock }).embed(documents)
	service.meanwhile = (response) => Boolean(response.writeHead(503).end())
	service.requests.length = 0
	await expect(embedded.match('cart', 0.6)).rejects.toThrow('503')
	passed = 29_999
	await expect(embedded.match('holiday', 0.6)).rejects.toThrow('left alone')
	expect(service.requests).toHaveLength(1)
	service.meanwhile = () => false
	passed = 30_000
	expect(await embedded.match('holiday weeks', 0.6)).toHaveLength(1)
})

test('a model that maps everything to the same vector is not used', async () => {
	const service = await startEmbeddingsService()
	service.meanwhile = (response) => {
		const count = service.requests.at(-1)?.input.length ?? 0
		const data = Array.from({ length: count }, (_, index) => ({ index, embedding: [1, 1, 1] }))
		return Boolean(response.writeHead(200).end(JSON.stringify({ data })))
	}
	await expect(endpointEmbedder(settingsOf(service.url), options).embed(documents)).rejects.toThrow(
		'hardly tells',
	)
})
