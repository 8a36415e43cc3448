import { compress } from './encoding.ts'
import { securityHeaders } from './headers.ts'
import { ReadyResource } from './ready_answer.ts'

interface Entry {
	edition: number
	resource: ReadyResource
}

/** What a render gave: a page that may be kept, or an answer that may not (a redirect, an error, a missing page). */
export type Filled = { kept: true; resource: ReadyResource } | { kept: false; response: Response }

/**
 * Rendered pages by path, each good for one edition of the site. A path is rendered by one request at a time;
 * the others wait for it. Only complete 200 pages are kept, and never more than `limit`.
 */
export class PageCache {
	readonly #entries = new Map<string, Entry>()
	readonly #filling = new Map<string, Promise<Filled>>()
	readonly #edition: () => number
	readonly #limit: number

	constructor(edition: () => number, limit = 500) {
		this.#edition = edition
		this.#limit = limit
	}

	/** The page as of the current edition, or undefined. */
	get(path: string): ReadyResource | undefined {
		const entry = this.#entries.get(path)
		return entry !== undefined && entry.edition === this.#edition() ? entry.resource : undefined
	}

	/** Renders and keeps the page. A response that may not be kept goes to one request only; the others render anew. */
	async fill(path: string, render: () => Promise<Response>): Promise<Filled> {
		const edition = this.#edition()
		const key = `${edition} ${path}`
		const running = this.#filling.get(key)
		if (running !== undefined) {
			const filled = await running
			return filled.kept ? filled : this.#render(path, edition, render)
		}
		const work = this.#render(path, edition, render).finally(() => this.#filling.delete(key))
		this.#filling.set(key, work)
		return work
	}

	async #render(path: string, edition: number, render: () => Promise<Response>): Promise<Filled> {
		const response = await render()
		const isPrivate =
			response.headers.has('set-cookie') || response.headers.get('cache-control') === 'no-store'
		if (response.status !== 200 || isPrivate) return { kept: false, response }
		const bodies = await compress(Buffer.from(await response.arrayBuffer()))
		const resource = new ReadyResource(bodies, {
			...securityHeaders,
			...Object.fromEntries(response.headers),
		})
		this.#entries.delete(path)
		this.#entries.set(path, { edition, resource })
		const oldest = this.#entries.keys().next().value
		if (this.#entries.size > this.#limit && oldest !== undefined) this.#entries.delete(oldest)
		return { kept: true, resource }
	}
}
