import type { Store } from '#db/store.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { LeadFilters, LeadCursor } from '../requests/filters.ts'
import { type Asker, leadPositions, type ListPosition } from './lead_query.server.ts'

export const pageSize = 50

export interface LeadPage {
	leads: LeadWorkRow[]
	/** The next and previous pages; null on the last and the first. */
	next: LeadCursor | null
	previous: LeadCursor | null
}

/**
 * One page of the inbox; only its own rows are read. Before a cursor it reads backwards; if less than a page is there, it
 * returns the first page. `staffId` is who `me` means.
 */
export async function listLeads(
	store: Pick<Store, 'db'>,
	filters: LeadFilters,
	staffId: string,
	now: Date,
	size = pageSize,
): Promise<LeadPage> {
	const { cursor } = filters
	const found = await leadPositions(store, filters, { staffId, now }, size + 1)
	const hasMore = found.length > size
	const isBackwards = cursor?.side === 'before'
	if (isBackwards && !hasMore) return listLeads(store, { ...filters, cursor: null }, staffId, now, size)
	const shown = isBackwards ? found.slice(0, size).toReversed() : found.slice(0, size)
	const cursorOf = (side: LeadCursor['side'], place: ListPosition | undefined) =>
		place ? { side, value: place.value, leadId: place.leadId } : null
	return {
		leads: shown.length === 0 ? [] : await readRows(store.db, shown),
		next: hasMore || isBackwards ? cursorOf('after', shown.at(-1)) : null,
		previous: cursor !== null ? cursorOf('before', shown[0]) : null,
	}
}

async function readRows(db: Store['db'], places: readonly ListPosition[]): Promise<LeadWorkRow[]> {
	const ids = places.map(({ leadId }) => leadId)
	const rows = await db.selectFrom('lead_work').selectAll().where('lead_id', 'in', ids).execute()
	const byId = new Map(rows.map((row) => [row.lead_id, row]))
	return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

/** The leads before and after a place of the list, whether or not the lead still stands there. */
export async function neighborLeads(
	store: Pick<Store, 'db'>,
	filters: LeadFilters,
	at: Pick<ListPosition, 'leadId' | 'value'>,
	asker: Asker,
): Promise<{ previous: ListPosition | null; next: ListPosition | null }> {
	const beside = async (side: LeadCursor['side']) => {
		const [place] = await leadPositions(store, { ...filters, cursor: { side, ...at } }, asker, 1)
		return place ?? null
	}
	return { previous: await beside('before'), next: await beside('after') }
}
