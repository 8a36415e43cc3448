import type { Store } from '#db/store.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { type LeadFilters, listQuery } from '../requests/filters.ts'
import { leadPositions } from './lead_query.server.ts'
import { readFilters } from './read_filters.server.ts'
import { canChangeView, readViews } from './saved_views.server.ts'

/** A saved view above the list. */
export interface ShownView {
	id: string
	name: string
	to: string
	/** How many are in it: up to 99, or `99+`. */
	count: string
	isShared: boolean
	isCurrent: boolean
	canChange: boolean
}

const mostCounted = 99

/** The views that this member of staff sees, with how many requests are in each. */
export async function shownViews(
	store: Pick<Store, 'db'>,
	staff: Staff,
	filters: LeadFilters,
	now: Date,
): Promise<ShownView[]> {
	const current = listQuery({ ...filters, cursor: null })
	const views = await readViews(store, staff.id)
	const shown: ShownView[] = []
	for (const view of views) {
		// Read again, since a form's choice may be gone; in the queue's order, whose index has all filters.
		const saved: LeadFilters = { ...readFilters(new URLSearchParams(view.query)), sort: 'due', cursor: null }
		const found = await leadPositions(store, saved, { staffId: staff.id, now }, mostCounted + 1)
		shown.push({
			id: view.id,
			name: view.name,
			to: `/admin/leads${view.query}`,
			count: found.length > mostCounted ? `${mostCounted}+` : String(found.length),
			isShared: view.is_shared,
			isCurrent: view.query === current,
			canChange: canChangeView(view, staff),
		})
	}
	return shown
}
