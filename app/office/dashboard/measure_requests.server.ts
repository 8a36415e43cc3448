import { servedPlaces } from '#app/company/routes.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { rowAt, rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { openTimeBetween } from '#app/leads/promise_clock/answer_time.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Store } from '#db/store.server.ts'
import type { Cursor } from '../kernel/list/cursor.ts'
import { fromCursor } from '../kernel/list/read_page.server.ts'
import { townIn } from '../requests/town_of.server.ts'

/** The number of requests read at a time; SQLite blocks this process during a query. */
const batch = 200

type Known = Pick<Snapshot, 'facts' | 'residentialTowns' | 'rolloffTowns' | 'pickupAreas'>
/** The store and the content that measuring needs: towns, areas and business hours. */
export interface Measuring {
	store: Store
	content: { readonly current: Known }
}

type Unmeasured = Pick<
	LeadWorkRow,
	'lead_id' | 'form' | 'place' | 'town' | 'created_at' | 'requested_at' | 'first_answered_at'
>

/**
 * Sets the derived columns that requests are counted by: their town, and the business hours until the first answer. Safe
 * to run on two servers at once. Stops after about `most` requests.
 */
export async function measureRequests(
	{ store, content }: Measuring,
	most: number = Number.POSITIVE_INFINITY,
): Promise<void> {
	let cursor: Cursor | null = null
	for (let measured = 0; measured < most; measured += batch) {
		const rows = await unmeasured(store, cursor)
		const last = rows.at(-1)
		if (!last) return
		const known = content.current
		const areas = await areasOf(store, rows)
		await store.db.transaction().execute(async (trx) => {
			for (const row of rows) {
				const { lead_id, first_answered_at } = row
				const found = { town: row.town ?? townOf(row, areas.get(lead_id), known) }
				const update = trx.updateTable('lead_work').where('lead_id', '=', lead_id)
				if (first_answered_at === null) await update.set(found).execute()
				else {
					const from = new Date(row.requested_at ?? row.created_at)
					const took = openTimeBetween(from, new Date(first_answered_at), known.facts)
					const answer_seconds = Math.round(took / 1000)
					// Only if the time of the answer was not changed in the meantime; the next run measures the new one.
					await update
						.set({ ...found, answer_seconds })
						.where('first_answered_at', '=', first_answered_at)
						.execute()
				}
			}
		})
		if (rows.length < batch) return
		cursor = { side: 'after', value: last.created_at, id: last.lead_id }
		await nextTurn()
	}
}

function unmeasured({ db }: Store, cursor: Cursor | null): Promise<Unmeasured[]> {
	const query = db
		.selectFrom('lead_work')
		.select(['lead_id', 'form', 'place', 'town', 'created_at', 'requested_at', 'first_answered_at'])
		.where(({ eb, or, and }) =>
			or([
				eb('town', 'is', null),
				and([eb('first_answered_at', 'is not', null), eb('answer_seconds', 'is', null)]),
			]),
		)
	return fromCursor(query, { by: 'created_at', id: 'lead_id', direction: 'asc' }, cursor, batch).execute()
}

/** Returns the pickup areas of the addresses of service requests, by request id. */
async function areasOf({ db }: Store, rows: readonly Unmeasured[]): Promise<Map<string, string>> {
	const ids = rows.filter(({ form }) => form === 'service-request').map(({ lead_id }) => lead_id)
	if (ids.length === 0) return new Map()
	const found = await db
		.selectFrom('service_requests')
		.select(['id', 'area_slug'])
		.where('id', 'in', ids)
		.where('area_slug', 'is not', null)
		.execute()
	return new Map(found.map(({ id, area_slug }) => [id, area_slug ?? '']))
}

function townOf({ place }: Unmeasured, areaSlug: string | undefined, known: Known): string {
	const { facts, residentialTowns, rolloffTowns, pickupAreas } = known
	const residential = rowsIn(residentialTowns)
	const rolloff = rowsIn(rolloffTowns)
	const names = new Set([
		...servedPlaces(facts.routes),
		...[...residential, ...rolloff].map(({ name }) => name),
	])
	const named = townIn(place ?? '', names)
	if (named !== '') return named
	return rowAt(residentialTowns, rowAt(pickupAreas, areaSlug)?.town_slug)?.name ?? ''
}
