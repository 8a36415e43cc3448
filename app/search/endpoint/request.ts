import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

/** Any service that speaks OpenAI's embeddings protocol. */
export interface EmbeddingsService {
	/** Without `/embeddings`: `https://api.openai.com/v1`. */
	url: string
	key: string | null
	model: string
}

export interface RetryPolicy {
	timeoutMs: number
	/** After the first attempt; waits double from `firstWaitMs`, or follow `Retry-After`. */
	retries: number
	firstWaitMs: number
}

const longestWaitMs = 20_000
const answerShape = z.object({
	data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) })),
})

/**
 * The texts' vectors, of length 1 each, in the texts' order. Rejects when the service refuses, is unreachable or
 * answers something else after all retries.
 */
export async function requestEmbeddings(
	service: EmbeddingsService,
	texts: readonly string[],
	retry: RetryPolicy,
): Promise<Float32Array[]> {
	for (let tried = 0; ; tried += 1) {
		const outcome = await tryOnce(service, texts, retry.timeoutMs)
		if (outcome.ok) return outcome.vectors
		if (!outcome.passing || tried >= retry.retries) throw new Error(outcome.failure)
		const asked = outcome.retryAfterMs ?? retry.firstWaitMs * 2 ** tried
		// Does not keep a stopping server alive.
		await wait(Math.min(asked, longestWaitMs), undefined, { ref: false })
	}
}

type Outcome =
	| { ok: true; vectors: Float32Array[] }
	/** `passing`: the same request may work a little later. */
	| { ok: false; failure: string; passing: boolean; retryAfterMs?: number | undefined }

async function tryOnce(
	{ url, key, model }: EmbeddingsService,
	input: readonly string[],
	timeoutMs: number,
): Promise<Outcome> {
	let status: number
	let body: unknown
	let retryAfter: string | null
	try {
		const response = await fetch(`${url}/embeddings`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
			body: JSON.stringify({ model, input }),
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
		})
		status = response.status
		retryAfter = response.headers.get('retry-after')
		body = response.ok ? await response.json() : (await response.body?.cancel(), null)
	} catch (error) {
		return { ok: false, failure: `the embeddings service did not answer (${String(error)})`, passing: true }
	}
	if (status !== 200) {
		const seconds = Number(retryAfter)
		const retryAfterMs = retryAfter !== null && seconds >= 0 ? seconds * 1000 : undefined
		const passing = status === 429 || status >= 500
		return { ok: false, failure: `the embeddings service answered ${status}`, passing, retryAfterMs }
	}
	const vectors = vectorsOf(body, input.length)
	if (vectors) return { ok: true, vectors }
	return {
		ok: false,
		failure: 'the embeddings service answered something else than embeddings',
		passing: false,
	}
}

/** Null when they are not one vector a text, all of one length. */
function vectorsOf(body: unknown, count: number): Float32Array[] | null {
	const parsed = answerShape.safeParse(body)
	if (!parsed.success || parsed.data.data.length !== count) return null
	const rows = parsed.data.data.toSorted((a, b) => a.index - b.index)
	const isWhole = rows.every(
		({ index, embedding }, at) => index === at && embedding.length === rows[0]?.embedding.length,
	)
	return isWhole ? rows.map(({ embedding }) => unit(embedding)) : null
}

function unit(values: readonly number[]): Float32Array {
	const length = Math.hypot(...values) || 1
	return Float32Array.from(values, (value) => value / length)
}
