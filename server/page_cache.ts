import { isDeepStrictEqual } from 'node:util'
import type { Log } from '#app/context.server.ts'
import type { Reads } from './content_reads.ts'
import type { Edition } from './edition.ts'
import { type Bodies, type Effort, compress } from './encoding.ts'
import { securityHeaders } from './headers.ts'
import { Lane } from './lane.ts'
import { OneByOne } from './one_by_one.ts'
import { ReadyResource } from './ready_answer.ts'
import { nextRequestId } from './request_id.ts'

/** A rendered page, what of the content it was made of, and the query parameters that would change it. */
export interface Rendered {
	response: Response
	reads: Reads
	changedBy: readonly string[]
}

/** Makes a page anew from the current content; what goes wrong is logged under the id. */
type Render = (requestId: string) => Promise<Rendered>

/** Browsers ask each time; the front, which asks for everybody, once a second. Only what is kept here says so. */
const keptPageCaching = 'max-age=0, s-maxage=1'

interface Entry {
	edition: number
	reads: Reads
	changedBy: readonly string[]
	headers: Readonly<Record<string, string>>
	resource: ReadyResource
	render: Render
	/** Which question of all, counted, was the last for this page. */
	asked: number
}

/** What a render gave: a page that may be kept, or an answer that may not (a redirect, an error, a missing page). */
export type Filled = { kept: true; resource: ReadyResource } | { kept: false; response: Response }

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
	readonly #filling = new Map<string, Promise<Filled>>()
	readonly #edition: Pick<Edition, 'current' | 'isStillGood'>
	readonly #limit: number
	readonly #compress: NonNullable<Options['compress']>
	readonly #log: Options['log']
	readonly #ahead = new OneByOne({ before: 0, between: 10 })
	readonly #aheadLane = new Lane(1, 0)
	readonly #later = new OneByOne({ before: 300, between: 100 })
	#asked = 0

	constructor(edition: Pick<Edition, 'current' | 'isStillGood'>, options: Options = {}) {
		this.#edition = edition
		this.#limit = options.limit ?? 500
		this.#compress = options.compress ?? compress
		this.#log = options.log
	}

	/** The page at this path as the current content makes it, or undefined; also where `search` would change it. */
	get(path: string, search = ''): ReadyResource | undefined {
		const entry = this.#entries.get(path)
		if (entry === undefined) return undefined
		entry.asked = this.#asked += 1
		if (!this.#isGood(entry)) return undefined
		return search === '' || !mentions(search, entry.changedBy) ? entry.resource : undefined
	}

	/** Whether there has been a page at this path, however old. */
	has(path: string): boolean {
		return this.#entries.has(path)
	}

	/**
	 * Renders and keeps the page, in its turn of the lane; null when too many wait there. A response that may not be kept
	 * goes to one request only; the others render anew.
	 */
	async fill(path: string, lane: Lane, render: Render, requestId = nextRequestId()): Promise<Filled | null> {
		const key = `${this.#edition.current} ${path}`
		const running = this.#filling.get(key)
		if (running !== undefined) {
			const filled = await running
			return filled?.kept === false ? lane.run(() => this.#render(path, render, requestId)) : filled
		}
		const work = lane
			.run(() => this.#render(path, render, requestId))
			?.finally(() => this.#filling.delete(key))
		if (work !== undefined) this.#filling.set(key, work)
		return work ?? null
	}

	/**
	 * Renders what has become stale, most recently asked first, one page at a time, and only while no visitor waits for
	 * a render. Until its turn comes, a page is rendered for whoever asks, as if nothing waited here.
	 */
	renderAhead(): void {
		const stale = [...this.#entries].filter(([, entry]) => !this.#isGood(entry))
		for (const [path] of stale.toSorted(([, a], [, b]) => b.asked - a.asked)) {
			this.#ahead.add(path, () => this.#renderAgain(path))
		}
	}

	/** Leaves renders ahead and strong compression that have not begun. */
	close(): void {
		this.#ahead.close()
		this.#later.close()
	}

	#isGood(entry: Entry): boolean {
		const now = this.#edition.current
		if (entry.edition === now) return true
		if (!this.#edition.isStillGood(entry.edition, entry.reads)) return false
		entry.edition = now
		return true
	}

	async #renderAgain(path: string): Promise<void> {
		while (this.#filling.size > 0) await Promise.allSettled(this.#filling.values())
		const entry = this.#entries.get(path)
		if (entry && !this.#isGood(entry)) await this.fill(path, this.#aheadLane, entry.render)
	}

	async #render(path: string, render: Render, requestId: string): Promise<Filled> {
		const edition = this.#edition.current
		const { response, reads, changedBy } = await render(requestId)
		const isPrivate =
			response.headers.has('set-cookie') || response.headers.get('cache-control') === 'no-store'
		if (response.status !== 200 || isPrivate) {
			if (response.status < 500) this.#entries.delete(path)
			return { kept: false, response }
		}
		const identity = Buffer.from(await response.arrayBuffer())
		const headers = {
			...securityHeaders,
			...Object.fromEntries(response.headers),
			'cache-control': keptPageCaching,
		}
		const last = this.#entries.get(path)
		if (last?.resource.identity.equals(identity) && isDeepStrictEqual(last.headers, headers)) {
			this.#log?.debug({ path }, 'page came out as it was')
			const { resource } = last
			this.#keep(path, { edition, reads, changedBy, headers, resource, render, asked: last.asked })
			return { kept: true, resource }
		}
		this.#log?.debug({ path }, 'page is new: compressed fast')
		const resource = new ReadyResource(await this.#compress(identity, 'fast'), headers)
		const asked = this.#entries.get(path)?.asked ?? (this.#asked += 1)
		this.#keep(path, { edition, reads, changedBy, headers, resource, render, asked })
		this.#later.add(path, () => this.#strengthen(path, resource))
		return { kept: true, resource }
	}

	#keep(path: string, entry: Entry): void {
		const last = this.#entries.get(path)
		if (last !== undefined && last.edition > entry.edition) return
		this.#entries.delete(path)
		this.#entries.set(path, entry)
		const oldest = this.#entries.keys().next().value
		if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest)
	}

	/** Whoever has the page keeps it: its validator names what it says, not how it was compressed. */
	async #strengthen(path: string, resource: ReadyResource): Promise<void> {
		if (this.#entries.get(path)?.resource !== resource) return
		this.#log?.debug({ path }, 'page compressed strongly')
		const bodies = await this.#compress(resource.identity, 'strong')
		const entry = this.#entries.get(path)
		if (entry?.resource === resource) entry.resource = new ReadyResource(bodies, entry.headers)
	}
}

function mentions(search: string, names: readonly string[]): boolean {
	const parameters = new URLSearchParams(search)
	return names.some((name) => parameters.has(name))
}
