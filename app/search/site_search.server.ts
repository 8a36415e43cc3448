import { isDeepStrictEqual } from 'node:util'
import { rowsIn } from '#app/content/listing.ts'
import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { builtinIndexer } from './builtin/indexer.ts'
import type { SearchDocument } from './document.ts'
import { eachSearchDocument } from './documents.server.ts'
import type { Indexer, Match, SearchIndex } from './search_index.ts'
import { type Popularity, popularityReader } from './popularity.server.ts'
import { directAnswer } from './answers/direct_answer.server.ts'
import type { DirectAnswer, SearchRequest, SearchResult } from './search_response.ts'
import { snippet } from './snippet.ts'
import { withTimeout } from '#platform/database/with_timeout.ts'
import { extendThesaurus, thesaurus } from './thesaurus.ts'
import { timeSlices } from '#platform/process/time_slices.ts'

/** The search that dialog, page and function share. */
export interface SiteSearch {
	/** Best first, each URL once. */
	search(question: SearchRequest): Promise<SearchResult[]>
	answer(query: string): DirectAnswer | null
	/** Resolves when the current content is indexed. */
	settled(): Promise<void>
	close(): void
}

interface Index {
	documents: readonly SearchDocument[]
	groups: readonly (readonly string[])[]
	/** Made with the thesaurus and these groups. */
	indexer: Indexer
	searchIndex: SearchIndex
}

/** The first index is built at most this long after the start; nothing waits for it. */
const warmUpMs = 3000

const unknownPopularity: Popularity = () => 0

/** Finds results that no document contains, such as one of very many streets; may reject. */
type FindMore = (question: string) => Promise<readonly SearchResult[]>

/**
 * Indexes the content at the first search or soon after the start, and again on changes; the old index answers
 * in the meantime.
 */
export async function openSiteSearch(
	{ store, content, log }: { store: Store; content: ContentHub; log: Log },
	findMore: FindMore = () => Promise.resolve([]),
): Promise<SiteSearch> {
	const popularity = popularityReader({ store, log })
	let index: Index | null = null
	const first = Promise.withResolvers<Index>()
	let running: Promise<void> | null = null
	let isStale = true

	function follow(): Promise<void> {
		isStale = true
		running ??= catchUp().finally(() => {
			running = null
		})
		return running
	}

	async function catchUp(): Promise<void> {
		while (isStale) {
			isStale = false
			index = await build(content.current, index)
			first.resolve(index)
		}
	}

	const stopListening = content.onReload(() => {
		if (index || running) void follow()
	})
	const warmUp = setTimeout(() => void (running ?? follow()), warmUpMs)
	return {
		async search(question) {
			if (!index && !running) void follow()
			const now = index ?? (await first.promise)
			const more = withTimeout(findMore(question.query)).catch((error: unknown) => {
				log.warn({ error: String(error) }, 'the search finds documents only')
				return []
			})
			const [found, popularityOf] = await Promise.all([
				now.searchIndex.match(question.query, question.threshold),
				withTimeout(popularity()).catch(() => unknownPopularity),
			])
			return withMore(choose(found, now.documents, popularityOf, question), await more, question)
		},
		answer: (query) => directAnswer(query, content.current, new Date()),
		async settled() {
			await (running ?? (index ? null : follow()))
		},
		close() {
			clearTimeout(warmUp)
			stopListening()
		},
	}
}

/** Builds the index of a snapshot, reusing `previous` or the parts of it whose documents are unchanged. */
async function build(content: Snapshot, previous: Index | null): Promise<Index> {
	const documents = await documentsOf(content, previous?.documents ?? [])
	const groups = rowsIn(content.searchSynonyms).map(({ words }) => words)
	const hasSameGroups = isDeepStrictEqual(groups, previous?.groups)
	if (previous && hasSameGroups && isSameList(documents, previous.documents)) return previous
	const indexer =
		previous && hasSameGroups ? previous.indexer : builtinIndexer(extendThesaurus(thesaurus, groups))
	return { documents, groups, indexer, searchIndex: await indexer.index(documents) }
}

/** The documents, built in time slices; unchanged ones are the same objects as in `previous`. */
async function documentsOf(
	content: Snapshot,
	previous: readonly SearchDocument[],
): Promise<SearchDocument[]> {
	const known = new Map(previous.map((document) => [document.id, document]))
	const documents: SearchDocument[] = []
	const nextSlice = timeSlices()
	for (const document of eachSearchDocument(content, new Date())) {
		const before = known.get(document.id)
		documents.push(before && isDeepStrictEqual(document, before) ? before : document)
		await nextSlice()
	}
	return documents
}

function isSameList(some: readonly unknown[], others: readonly unknown[]): boolean {
	return some.length === others.length && some.every((one, index) => one === others[index])
}

/** Merges both lists, best first, with each URL once. */
function withMore(
	results: readonly SearchResult[],
	more: readonly SearchResult[],
	{ contentTypes, threshold, limit }: SearchRequest,
): SearchResult[] {
	const wanted = more.filter(
		({ similarity, metadata }) =>
			similarity >= threshold && contentTypes?.includes(metadata.contentType) !== false,
	)
	const all = [...results, ...wanted].toSorted((a, b) => b.similarity - a.similarity)
	const byUrl = Map.groupBy(all, ({ source_url }) => source_url)
	return [...byUrl.values()].flatMap(([best]) => best ?? []).slice(0, limit)
}

function choose(
	found: readonly Match[],
	documents: readonly SearchDocument[],
	popularityOf: Popularity,
	{ contentTypes, limit }: SearchRequest,
): SearchResult[] {
	const results = new Map<string, SearchResult>()
	for (const { document, similarity } of found.toSorted((a, b) => b.similarity - a.similarity)) {
		const source = documents[document]
		if (!source || results.size >= limit) break
		if (results.has(source.url) || contentTypes?.includes(source.contentType) === false) continue
		results.set(source.url, {
			id: source.id,
			title: source.title,
			content: snippet(source.summary),
			source_url: source.url,
			similarity: Math.round(similarity * 1000) / 1000,
			metadata: {
				contentType: source.contentType,
				updatedAt: source.updatedAt,
				popularity: popularityOf(source),
			},
		})
	}
	return [...results.values()]
}
