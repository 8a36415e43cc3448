import { isDeepStrictEqual } from 'node:util'
import type { Log } from '#app/context.server.ts'
import type { Reads } from './content_reads.ts'
import type { CacheVersion } from './cache_version.ts'
import { type Bodies, type Effort, compress } from './encoding.ts'
import { securityHeaders } from './headers.ts'
import { ConcurrencyLimit } from './concurrency_limit.ts'
import { BackgroundQueue } from './background_queue.ts'
import { CachedResource } from './cached_response.ts'
import { nextRequestId } from './request_id.ts'

/** A rendered page, what of the content it was made of, and the query parameters that would change it. */
export interface Rendered {
	response: Response
	reads: Reads
	variesBy: readonly string[]
}

/** Makes a page anew from the current content; what goes wrong is logged under the id. */
type Render = (requestId: string) => Promise<Rendered>

/** Browsers ask each time; the front, which asks for everybody, once a second. Only what is kept here says so. */
const cachedPageControl = 'max-age=0, s-maxage=1'

interface Entry {
	version: number
	reads: Reads
	variesBy: readonly string[]
	headers: Readonly<Record<string, string>>
	resource: CachedResource
	render: Render
	/** Which question of all, counted, was the last for this page. */
	lastAccess: number
}

/** What a render gave: a page that may be kept, or an answer that may not (a redirect, an error, a missing page). */
export type FillResult =
	{ isCached: true; resource: CachedResource } | { isCached: false; response: Response }

interface Options {
	limit?: number
	compress?: (identity: Buffer, effort: Effort) => Promise<Bodies>
	/** Told, for whoever wonders what a save costs, of every render and every compression. */
	log?: Pick<Log, 'debug'>
}

/**
 * Rendered pages by path, each good until a part of the content that it was made of changes. A path is rendered by one
 * request at a time; the others wait for it. Only complete 200 pages are kept, and never more than `limit`.
 * A page is compressed fast when it is new, strongly when no other has been new for a while, and not at all when it
 * came out as it was.
 */
export class PageCache {
	readonly #entries = new Map<string, Entry>()
	readonly #inProgress = new Map<string, Promise<FillResult>>()
	readonly #version: Pick<CacheVersion, 'current' | 'isFresh'>
	readonly #limit: number
	readonly #compress: NonNullable<Options['compress']>
	readonly #log: Options['log']
	readonly #staleQueue = new BackgroundQueue({ before: 0, between: 10 })
	readonly #staleConcurrency = new ConcurrencyLimit(1, 0)
	readonly #compressionQueue = new BackgroundQueue({ before: 300, between: 100 })
	#accesses = 0

	constructor(version: Pick<CacheVersion, 'current' | 'isFresh'>, options: Options = {}) {
		this.#version = version
		this.#limit = options.limit ?? 500
		this.#compress = options.compress ?? compress
		this.#log = options.log
	}

	/** The page at this path as the current content makes it, or undefined; also where `search` would change it. */
	get(path: string, search = ''): CachedResource | undefined {
		const entry = this.#entries.get(path)
		if (entry === undefined) return undefined
		entry.lastAccess = this.#accesses += 1
		if (!this.#isFresh(entry)) return undefined
		return search === '' || !mentions(search, entry.variesBy) ? entry.resource : undefined
	}

	/** Whether there has been a page at this path, however old. */
	has(path: string): boolean {
		return this.#entries.has(path)
	}

	/**
	 * Renders and keeps the page, within the concurrency limit; null when its queue is full. A response that may not be kept
	 * goes to one request only; the others render anew.
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
	 * Renders what has become stale, most recently asked first, one page at a time, and only while no visitor waits for
	 * a render. Until its turn comes, a page is rendered for whoever asks, as if nothing waited here.
	 */
	renderAhead(): void {
		const stale = [...this.#entries].filter(([, entry]) => !this.#isFresh(entry))
		for (const [path] of stale.toSorted(([, a], [, b]) => b.lastAccess - a.lastAccess)) {
			this.#staleQueue.add(path, () => this.#renderStale(path))
		}
	}

	/** Leaves renders ahead and strong compression that have not begun. */
	close(): void {
		this.#staleQueue.close()
		this.#compressionQueue.close()
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
		const { response, reads, variesBy } = await render(requestId)
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
			this.#store(path, { version, reads, variesBy, headers, resource, render, lastAccess: last.lastAccess })
			return { isCached: true, resource }
		}
		this.#log?.debug({ path }, 'page is new: compressed fast')
		const resource = new CachedResource(await this.#compress(identity, 'fast'), headers)
		const lastAccess = this.#entries.get(path)?.lastAccess ?? (this.#accesses += 1)
		this.#store(path, { version, reads, variesBy, headers, resource, render, lastAccess })
		this.#compressionQueue.add(path, () => this.#recompress(path, resource))
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

	/** Whoever has the page keeps it: its validator names what it says, not how it was compressed. */
	async #recompress(path: string, resource: CachedResource): Promise<void> {
		if (this.#entries.get(path)?.resource !== resource) return
		this.#log?.debug({ path }, 'page compressed strongly')
		const bodies = await this.#compress(resource.identity, 'strong')
		const entry = this.#entries.get(path)
		if (entry?.resource === resource) entry.resource = new CachedResource(bodies, entry.headers)
	}
}

function mentions(search: string, names: readonly string[]): boolean {
	const parameters = new URLSearchParams(search)
	return names.some((name) => parameters.has(name))
}
