import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'

const freshMs = 60_000
/** Ninety days, because popularity is seasonal. */
const clicksMs = 90 * 24 * 3_600_000

/** A document's popularity: how often it was read and opened from a search (decision D17). */
export type Popularity = (document: { id: string; url: string }) => number

type Counts = ReadonlyMap<string, number>

/**
 * Reads popularity separately from the snapshot, which has no view counts, at most once a minute. Only the
 * first call waits; later ones get the last counts while new ones are read. Never rejects: failed reads keep
 * the last counts.
 */
export function popularityReader({ store, log }: { store: Store; log: Log }): () => Promise<Popularity> {
	let views: Counts = new Map()
	let clicks: Counts = new Map()
	let known: Promise<Popularity> | null = null
	let readAt = -Infinity

	const orElse = (last: Counts, what: string) => (error: unknown) => {
		log.warn({ error: String(error) }, `${what} not read`)
		return last
	}
	async function read(): Promise<Popularity> {
		const counts = await Promise.all([
			readViews(store).catch(orElse(views, 'views of help articles')),
			readClicks(store).catch(orElse(clicks, 'clicks')),
		])
		;[views, clicks] = counts
		return ({ id, url }) => (counts[0].get(id) ?? 0) + (counts[1].get(url) ?? 0)
	}

	return () => {
		if (performance.now() - readAt <= freshMs && known) return known
		readAt = performance.now()
		const next = read()
		known ??= next
		void next.then(() => (known = next))
		return known
	}
}

/** How often each help article was read, by its id. */
async function readViews({ db }: Store): Promise<Counts> {
	const rows = await db.selectFrom('kb_articles').select(['id', 'view_count']).execute()
	return new Map(rows.map(({ id, view_count }) => [id, view_count]))
}

/** How often each path was opened from a search in the last ninety days. */
async function readClicks({ db }: Store): Promise<Counts> {
	const since = new Date(Date.now() - clicksMs).toISOString().slice(0, 10)
	const rows = await db
		.selectFrom('search_events')
		.select(['url', ({ fn }) => fn.sum('hits').as('clicks')])
		.where('kind', '=', 'clicked')
		.where('day', '>=', since)
		.groupBy('url')
		.execute()
	return new Map(rows.map(({ url, clicks }) => [url, Number(clicks)]))
}
