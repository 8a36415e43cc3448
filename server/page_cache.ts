import { isDeepStrictEqual } from 'node:util'
import type { Log } from '#platform/log/log.ts'
import type { Reads } from './content_reads.ts'
import type { CacheVersion } from './cache_version.ts'
import { securityHeaders } from '#platform/http/headers.ts'
import { ConcurrencyLimit } from '#platform/limits/concurrency_limit.ts'
import { BackgroundQueue } from '#platform/jobs/background_queue.ts'
import { CachedResource } from '#platform/http/cached_response.ts'
import { nextRequestId } from '#platform/http/request_id.ts'

/** A rendered page, the parts of the content it depends on, and the query parameters that change it. */
export interface Rendered {
	/** A 304 if the page's inputs still have the hash `lastInputs`. */
	response: Response
	reads: Reads
	variesBy: readonly string[]
	/** A hash of everything the page is made of; null if unknown. */
	inputs: string | null
}

/** Renders a page from the current content; errors are logged under the request id. */
type Render = (requestId: string, lastInputs: string | null) => Promise<Rendered>

/** Browsers revalidate on each request, the front proxy once a second. For cached pages only. */
const cachedPageControl = 'max-age=0, s-maxage=1'

interface Entry {
	version: number
	reads: Reads
	variesBy: readonly string[]
	inputs: string | null
	headers: Readonly<Record<string, string>>
	resource: CachedResource
	render: Render
	/** A counter; a higher value means the entry was read more recently. */
	lastAccess: number
}

/**
 * The result of a render: a cached page, or a response that must not be cached (a redirect, an error, a missing
 * page).
 */
export type FillResult =
	{ isCached: true; resource: CachedResource } | { isCached: false; response: Response }

interface Options {
	limit?: number
	/** Logs every render at debug level, to measure what a save costs. */
	log?: Pick<Log, 'debug'>
}

/**
 * Rendered pages by path, each fresh until content that it depends on changes. Concurrent requests for a path share
 * one render. Only complete 200 pages are stored, at most `limit`. An unchanged page keeps its compressed bodies.
 */
export class PageCache {
	readonly #entries = new Map<string, Entry>()
	readonly #inProgress = new Map<string, Promise<FillResult>>()
	readonly #version: Pick<CacheVersion, 'current' | 'isFresh'>
	readonly #limit: number
	readonly #log: Options['log']
	readonly #staleQueue = new BackgroundQueue({ before: 0, between: 10 })
	readonly #staleConcurrency = new ConcurrencyLimit(1, 0)
	#accesses = 0

	constructor(version: Pick<CacheVersion, 'current' | 'isFresh'>, options: Options = {}) {
		this.#version = version
		this.#limit = options.limit ?? 500
		this.#log = options.log
	}

	/** The fresh page at this path; undefined if there is none, or if `search` would change it. */
	get(path: string, search = ''): CachedResource | undefined {
		const entry = this.#entries.get(path)
		if (entry === undefined) return undefined
		entry.lastAccess = this.#accesses += 1
		if (!this.#isFresh(entry)) return undefined
		return search === '' || !mentions(search, entry.variesBy) ? entry.resource : undefined
	}

	/** Reports whether a page is stored at this path, fresh or stale. */
	has(path: string): boolean {
		return this.#entries.has(path)
	}

	/**
	 * Renders and stores the page within the concurrency limit; null if the queue is full. A response that must not be cached goes to one
	 * request only; the others render again.
	 */
	async fill(
		path: string,
		concurrency: ConcurrencyLimit,
		render: Render,
		requestId = nextRequestId(),
	): Promise<FillResult | null> {
		const key = `${this.#version.current} ${path}`
		const running = this.#inProgress.get(key)
		if (running !== undefined) {
			const filled = await running
			return filled?.isCached === false
				? concurrency.run(() => this.#render(path, render, requestId))
				: filled
		}
		const work = concurrency
			.run(() => this.#render(path, render, requestId))
			?.finally(() => this.#inProgress.delete(key))
		if (work !== undefined) this.#inProgress.set(key, work)
		return work ?? null
	}

	/**
	 * Renders stale pages in the background, most recently read first, one at a time, and only while no visitor waits for a render. A stale
	 * page that is requested earlier is rendered at once.
	 */
	renderAhead(): void {
		const stale = [...this.#entries].filter(([, entry]) => !this.#isFresh(entry))
		for (const [path] of stale.toSorted(([, a], [, b]) => b.lastAccess - a.lastAccess)) {
			this.#staleQueue.add(path, () => this.#renderStale(path))
		}
	}

	/** Cancels background renders that have not started. */
	close(): void {
		this.#staleQueue.close()
	}

	#isFresh(entry: Entry): boolean {
		const now = this.#version.current
		if (entry.version === now) return true
		if (!this.#version.isFresh(entry.version, entry.reads)) return false
		entry.version = now
		return true
	}

	async #renderStale(path: string): Promise<void> {
		while (this.#inProgress.size > 0) await Promise.allSettled(this.#inProgress.values())
		const entry = this.#entries.get(path)
		if (entry && !this.#isFresh(entry)) await this.fill(path, this.#staleConcurrency, entry.render)
	}

	async #render(path: string, render: Render, requestId: string): Promise<FillResult> {
		const version = this.#version.current
		const before = this.#entries.get(path)
		const { response, reads, variesBy, inputs } = await render(requestId, before?.inputs ?? null)
		if (response.status === 304 && before !== undefined) {
			this.#log?.debug({ path }, 'page is made of what it was')
			this.#store(path, { ...before, version, reads, render })
			return { isCached: true, resource: before.resource }
		}
		const isPrivate =
			response.headers.has('set-cookie') || response.headers.get('cache-control') === 'no-store'
		if (response.status !== 200 || isPrivate) {
			if (response.status < 500) this.#entries.delete(path)
			return { isCached: false, response }
		}
		const identity = Buffer.from(await response.arrayBuffer())
		const headers = {
			...securityHeaders,
			...Object.fromEntries(response.headers),
			'cache-control': cachedPageControl,
		}
		const last = this.#entries.get(path)
		if (last?.resource.identity.equals(identity) && isDeepStrictEqual(last.headers, headers)) {
			this.#log?.debug({ path }, 'page came out as it was')
			const { resource } = last
			this.#store(path, { ...last, version, reads, variesBy, inputs, render })
			return { isCached: true, resource }
		}
		this.#log?.debug({ path }, 'page is new')
		const resource = new CachedResource({ identity }, headers, { quality: 10 })
		if (last !== undefined) await resource.prepareLike(last.resource)
		const lastAccess = this.#entries.get(path)?.lastAccess ?? (this.#accesses += 1)
		this.#store(path, { version, reads, variesBy, inputs, headers, resource, render, lastAccess })
		return { isCached: true, resource }
	}

	#store(path: string, entry: Entry): void {
		const last = this.#entries.get(path)
		if (last !== undefined && last.version > entry.version) return
		this.#entries.delete(path)
		this.#entries.set(path, entry)
		const oldest = this.#entries.keys().next().value
		if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest)
	}
}

function mentions(search: string, names: readonly string[]): boolean {
	const parameters = new URLSearchParams(search)
	return names.some((name) => parameters.has(name))
}
