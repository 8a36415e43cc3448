import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Store } from '#db/store.server.ts'
import { leadPathFrom, lineId, listedLeadPath, listPathOf } from '../requests/list_position.ts'
import { neighborLeads } from './lead_list.server.ts'
import type { Viewer } from './lead_query.server.ts'
import { readFilters } from './read_filters.server.ts'

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
