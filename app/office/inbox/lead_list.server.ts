import type { Store } from '#db/store.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Cursor } from '../kernel/list/cursor.ts'
import { readPage } from '../kernel/list/read_page.server.ts'
import type { LeadFilters } from '../requests/filters.ts'
import type { ListPosition } from '../requests/list_position.ts'
import { type Viewer, leadPositions } from './lead_query.server.ts'

const pageSize = 50

/**
 * Reads a page of the inbox, and no more rows than that. Before a cursor it reads backward; if fewer rows than a page are
 * left there, it returns the first page.
 */
export async function listLeads(
	store: Pick<Store, 'db'>,
	filters: LeadFilters,
	viewer: Viewer,
	size = pageSize,
) {
	const { rows, next, previous } = await readPage(
		filters.cursor,
		size,
		(cursor, limit) => leadPositions(store, { ...filters, cursor }, viewer, limit),
		({ leadId, value }) => ({ id: leadId, value }),
	)
	return { leads: rows.length === 0 ? [] : await readRows(store.db, rows), next, previous }
}

async function readRows(db: Store['db'], places: readonly ListPosition[]): Promise<LeadWorkRow[]> {
	const ids = places.map(({ leadId }) => leadId)
	const rows = await db.selectFrom('lead_work').selectAll().where('lead_id', 'in', ids).execute()
	const byId = new Map(rows.map((row) => [row.lead_id, row]))
	return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}

/** The leads before and after a position in the list, even if its own lead has moved. */
export async function neighborLeads(
	store: Pick<Store, 'db'>,
	filters: LeadFilters,
	at: Pick<ListPosition, 'leadId' | 'value'>,
	viewer: Viewer,
): Promise<{ previous: ListPosition | null; next: ListPosition | null }> {
	const beside = async (side: Cursor['side']) => {
		const cursor = { side, id: at.leadId, value: at.value }
		const [place] = await leadPositions(store, { ...filters, cursor }, viewer, 1)
		return place ?? null
	}
	return { previous: await beside('before'), next: await beside('after') }
}
