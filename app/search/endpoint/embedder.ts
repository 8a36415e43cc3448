import { type Clock, realClock } from '#platform/time/clock.ts'
import type { SearchDocument } from '../document.ts'
import type { EmbeddedDocuments, Embedder } from '../embedder.ts'
import { type Calibration, calibrate, similarityOf, unrelatedTexts } from './calibration.ts'
import { type EmbeddingsService, type RetryPolicy, requestEmbeddings } from './request.ts'

const batchSize = 64
/** Characters; services refuse longer texts than their model reads. */
const longestText = 6000
const maxTitles = 32
const maxQueries = 500

/** No retry, because a visitor is waiting: the built-in search answers instead. */
const forQueries: RetryPolicy = { timeoutMs: 1500, retries: 0, firstWaitMs: 0 }
const forDocuments: RetryPolicy = { timeoutMs: 20_000, retries: 4, firstWaitMs: 1000 }
/** How long the service is not used after a failed query. */
const restMs = 30_000

/** Compares by the vectors of any OpenAI-compatible embeddings service. */
export function endpointEmbedder(
	service: EmbeddingsService,
	{ documentRetry = forDocuments, queryRetry = forQueries, clock = realClock } = {},
): Embedder {
	/** Cached vectors by text, so that only changed texts are embedded again. */
	let known = new Map<string, Float32Array>()

	async function embedAll(texts: readonly string[]): Promise<Map<string, Float32Array>> {
		const vectors = new Map<string, Float32Array>()
		const missing: string[] = []
		for (const text of new Set(texts)) {
			const vector = known.get(text)
			if (vector) vectors.set(text, vector)
			else missing.push(text)
		}
		for (let from = 0; from < missing.length; from += batchSize) {
			const batch = missing.slice(from, from + batchSize)
			const embedded = await requestEmbeddings(service, batch, documentRetry)
			for (const [at, vector] of embedded.entries()) {
				vectors.set(batch[at] ?? '', vector)
				known.set(batch[at] ?? '', vector)
			}
		}
		return vectors
	}

	return {
		name: `${service.model} at ${service.url}`,
		async embed(documents): Promise<EmbeddedDocuments> {
			const texts = documents.map(textOf)
			const titles = everyNth([...documents.entries()], maxTitles)
			const vectors = await embedAll([...texts, ...titles.map(([, { title }]) => title), ...unrelatedTexts])
			known = vectors
			const ofDocuments = texts.map((text) => vectors.get(text) ?? new Float32Array())
			const calibration = calibrate(
				unrelatedTexts.map((text) => nearest(vectors.get(text), ofDocuments)),
				titles.map(([at, { title }]) => cosine(vectors.get(title), ofDocuments[at])),
			)
			if (!calibration) throw new Error(`${service.model} hardly tells related texts from unrelated ones`)
			return matcher(service, ofDocuments, calibration, queryRetry, clock)
		},
	}
}

function matcher(
	service: EmbeddingsService,
	documents: readonly Float32Array[],
	calibration: Calibration,
	retry: RetryPolicy,
	clock: Clock,
): EmbeddedDocuments {
	const queries = new Map<string, Float32Array>()
	let restsUntil = 0

	async function vectorOf(query: string): Promise<Float32Array | undefined> {
		const cached = queries.get(query)
		if (cached) return cached
		if (clock.elapsed() < restsUntil) throw new Error('the embeddings service is left alone after a failure')
		try {
			const [vector] = await requestEmbeddings(service, [query], retry)
			const [oldest] = queries.keys()
			if (queries.size >= maxQueries && oldest !== undefined) queries.delete(oldest)
			if (vector) queries.set(query, vector)
			return vector
		} catch (error) {
			restsUntil = clock.elapsed() + restMs
			throw error
		}
	}

	return {
		async match(query, threshold) {
			const vector = await vectorOf(query.trim().toLowerCase())
			return documents
				.map((one, document) => ({ document, similarity: similarityOf(cosine(vector, one), calibration) }))
				.filter(({ similarity }) => similarity >= threshold)
		},
	}
}

function textOf({ title, summary, context, body }: SearchDocument): string {
	return [title, context, summary, body].filter(Boolean).join('\n').slice(0, longestText)
}

function everyNth<Item>(items: readonly Item[], max: number): Item[] {
	const step = Math.ceil(items.length / max)
	return items.filter((_, index) => index % step === 0)
}

function nearest(vector: Float32Array | undefined, documents: readonly Float32Array[]): number {
	return documents.reduce((best, one) => Math.max(best, cosine(vector, one)), -1)
}

/** Of two vectors of length 1. */
function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
	if (a === undefined || b === undefined || a.length !== b.length) return 0
	let sum = 0
	for (const [at, value] of a.entries()) sum += value * (b[at] ?? 0)
	return sum
}
