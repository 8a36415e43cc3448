import type { SearchGroup } from '#app/content/search_groups.ts'
import type { DirectAnswer, SearchResponse } from '../search_response.ts'
import { type Found, findLocally, join } from './found.ts'
import type { LocalDocument, SearchIndex } from './local_document.ts'
import { wordsOf } from './score.ts'

/** The dialog's threshold and limit (SE-02). */
const threshold = 0.6
const limit = 5
/** A request that takes longer counts as failed. */
const timeoutMs = 4000

let index: Promise<readonly LocalDocument[]> | null = null

/** Fetches the local search index, once per page; after a failure the next search tries again. */
function loadIndex(): Promise<readonly LocalDocument[]> {
	index ??= fetchIndex().catch((error: unknown) => {
		index = null
		throw error
	})
	return index
}

async function fetchIndex(): Promise<readonly LocalDocument[]> {
	const response = await fetch('/search-index.json')
	if (!response.ok) throw new Error(`The search index answered ${response.status}.`)
	return ((await response.json()) as SearchIndex).documents
}

export interface SearchOutcome {
	answer: DirectAnswer | null
	found: readonly Found[]
}

/**
 * Returns both searches' results of the wanted types (empty means all), or those of one if the other failed;
 * null if both failed (SE-06). Never rejects. Ignore the result once `signal` is aborted.
 */
export async function search(
	query: string,
	wanted: readonly SearchGroup[],
	signal: AbortSignal,
): Promise<SearchOutcome | null> {
	const [local, remote] = await Promise.allSettled([
		loadIndex(),
		askFunction(query, wanted, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])),
	])
	if (local.status === 'rejected' && remote.status === 'rejected') return null
	const documents = local.status === 'fulfilled' ? local.value : []
	const { results, answer } = remote.status === 'fulfilled' ? remote.value : { results: [], answer: null }
	return { answer, found: join(findLocally(documents, wordsOf(query)), results) }
}

async function askFunction(
	query: string,
	wanted: readonly SearchGroup[],
	signal: AbortSignal,
): Promise<SearchResponse> {
	const response = await fetch('/functions/semantic-search', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query, contentType: wanted.length > 0 ? wanted : null, threshold, limit }),
		signal,
	})
	if (!response.ok) throw new Error(`The search function answered ${response.status}.`)
	return (await response.json()) as SearchResponse
}
