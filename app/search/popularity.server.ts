import type { Services } from '#app/context.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { clickCounts } from './events/click_counts.server.ts'
import { cachedFor } from './cached_for.ts'

const freshMs = 60_000

/** How often each help article was read, by its id. Read separately, because views are not part of the snapshot. */
export function readPopularity(store: Store, log: Log): { read(): Promise<ReadonlyMap<string, number>> } {
	let known: ReadonlyMap<string, number> = new Map()
	return {
		/** The last known counts while the store does not answer. Never rejects. */
		read: cachedFor(freshMs, async () => {
			try {
				const rows = await store.db.selectFrom('kb_articles').select(['id', 'view_count']).execute()
				known = new Map(rows.map(({ id, view_count }) => [id, view_count]))
			} catch (error) {
				log.warn({ error: String(error) }, 'views of help articles not read')
			}
			return known
		}),
	}
}

/** How popular a document is: how often it was read, plus how often it was followed from a search (decision D17). */
export type Popularity = (document: { id: string; url: string }) => number

/** At most a minute old. The reader never rejects. */
export function popularityReader({ store, log }: Pick<Services, 'store' | 'log'>): () => Promise<Popularity> {
	const views = readPopularity(store, log)
	const clicks = cachedFor(freshMs, () => clickCounts({ store, log }, new Date()))
	return async () => {
		const [read, followed] = await Promise.all([views.read(), clicks()])
		return ({ id, url }) => (read.get(id) ?? 0) + (followed.get(url) ?? 0)
	}
}
