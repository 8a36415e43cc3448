import type { Store } from '#db/store.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Cursor } from '../kernel/list/cursor.ts'
import { readPage } from '../kernel/list/read_page.server.ts'
import type { LeadFilters } from '../requests/filters.ts'
import {
	leadPathFrom,
	lineId,
	listedLeadPath,
	listPathOf,
	type ListPosition,
} from '../requests/list_position.ts'
import { type Viewer, leadPositions } from './lead_query.server.ts'
import { readFilters } from './read_filters.server.ts'

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

/** Links of a lead's page: the list with its filters, the previous and next lead, and the page to print. */
export type ListNeighbors = Awaited<ReturnType<typeof listNeighbors>>

/** Reads a lead's neighbors in the list named by its page's URL, by default the whole queue. */
export async function listNeighbors(
	store: Store,
	work: LeadWorkRow,
	search: URLSearchParams,
	viewer: Viewer,
) {
	const filters = readFilters(new URLSearchParams(search.get('list') ?? ''))
	const at = search.get('at') ?? ''
	const stored = { due: work.queue_order, newest: work.created_at, name: work.search_text }[filters.sort]
	const value = filters.sort === 'due' && /^\d{1,15}$/.test(at) ? Number(at) : stored
	const { previous, next } = await neighborLeads(store, filters, { leadId: work.lead_id, value }, viewer)
	return {
		list: `${listPathOf(search)}#${lineId(work.lead_id)}`,
		previous: previous && listedLeadPath(previous, filters),
		next: next && listedLeadPath(next, filters),
		print: leadPathFrom(search, { form: work.form, leadId: work.lead_id }, { under: '/print' }),
	}
}
