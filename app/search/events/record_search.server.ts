import { type Transaction, sql } from 'kysely'
import { firstCountedDay } from '#app/company/counted_days.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import type { Database } from '#db/schema.ts'
import type { SearchEventKind } from '#db/search_rows.ts'
import { defineNetworkLimit, countWithinFrom } from '#platform/limits/network_limit.server.ts'
import { searchedWords } from './searched_words.ts'

/** The maximum number of distinct rows per day, so that made-up queries cannot fill the disk. */
export const maxRowsPerDay = 2000
/** Far more than one household needs. */
export const eventsInTenMinutes = 120
const eventLimit = defineNetworkLimit({
	name: 'search-event',
	allowed: [{ hits: eventsInTenMinutes, ms: 600_000 }],
})
const longestUrl = 200
/** A path on this site with an optional anchor; nothing that could lead to another site. */
const pathShape = /^\/(?!\/)[\w\-/.]*(?:#[\w-]*)?$/

export interface SearchEvent {
	kind: SearchEventKind
	query: string
	/** For a click: the path of the opened result. */
	url?: string | undefined
}

/** `private`: the query holds personal data, or the visitor sends Global Privacy Control; nothing is stored. */
export type Recorded =
	{ ok: true } | { ok: false; reason: 'private' | 'invalid' | 'too-many' | 'full' | 'unavailable' }

/**
 * Counts a search or a click for the office without personal data; the hashed address serves the rate limit only.
 * Never throws.
 */
export async function recordSearch(
	{ store, log }: { store: Store; log: Log },
	{ kind, query, url = '' }: SearchEvent,
	{ address, headers }: { address: string } & { headers: Headers },
	now: Date,
	zoned: Zoned,
): Promise<Recorded> {
	// https://www.w3.org/TR/gpc/ defines no other value.
	if (headers.get('sec-gpc') === '1') return { ok: false, reason: 'private' }
	const words = searchedWords(query)
	if (words === '') return { ok: false, reason: 'private' }
	const isPath = url.length <= longestUrl && pathShape.test(url)
	if (kind === 'clicked' ? !isPath : url !== '') return { ok: false, reason: 'invalid' }
	try {
		return await store.db.transaction().execute(async (trx): Promise<Recorded> => {
			if (!(await countWithinFrom(trx, eventLimit, address, now))) return { ok: false, reason: 'too-many' }
			const isCounted = await count(trx, { day: localTimeOf(now, zoned).date, kind, query: words, url })
			return isCounted ? { ok: true } : { ok: false, reason: 'full' }
		})
	} catch (error) {
		log.warn({ error: String(error) }, 'search not counted')
		return { ok: false, reason: 'unavailable' }
	}
}

type Counted = Omit<Database['search_events'], 'hits'>

async function count(trx: Transaction<Database>, row: Counted): Promise<boolean> {
	const raised = await trx
		.updateTable('search_events')
		.set({ hits: sql`hits + 1` })
		.where('day', '=', row.day)
		.where('kind', '=', row.kind)
		.where('query', '=', row.query)
		.where('url', '=', row.url)
		.executeTakeFirst()
	if (raised.numUpdatedRows > 0n) return true
	const today = await trx
		.selectFrom('search_events')
		.select(({ fn }) => fn.countAll().as('rows'))
		.where('day', '=', row.day)
		.executeTakeFirstOrThrow()
	if (Number(today.rows) >= maxRowsPerDay) return false
	await trx
		.insertInto('search_events')
		.values({ ...row, hits: 1 })
		.onConflict((conflict) =>
			conflict.columns(['day', 'kind', 'query', 'url']).doUpdateSet({ hits: sql`search_events.hits + 1` }),
		)
		.execute()
	return true
}

/** Deletes searches older than the retention period. */
export async function sweepSearches({ db }: Store, zoned: Zoned, now: Date): Promise<void> {
	await db.deleteFrom('search_events').where('day', '<', firstCountedDay(now, zoned)).execute()
}
