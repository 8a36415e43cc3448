import type { Zoned } from '#app/company/zoned_time.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { type LeadFilters, listQuery } from '../requests/filters.ts'
import { leadPositions } from './lead_query.server.ts'
import { readFilters } from './read_filters.server.ts'
import { canChangeView, readViews } from './saved_views.server.ts'

/** A saved view, shown above the list. */
export type ShownView = Awaited<ReturnType<typeof shownViews>>[number]

const mostCounted = 99

/** The views that a member of staff sees, with the number of requests in each. */
export async function shownViews(
	store: Pick<Store, 'db'>,
	staff: Staff,
	filters: LeadFilters,
	now: Date,
	zoned: Zoned,
) {
	const current = listQuery({ ...filters, cursor: null })
	const views = await readViews(store, staff.id)
	return Promise.all(
		views.map(async (view) => {
			// Parsed again, since a field's option may be gone; counted in queue order, whose index covers all filters.
			const search = new URLSearchParams(view.query)
			const saved: LeadFilters = { ...readFilters(search), cursor: null }
			const found = await leadPositions(
				store,
				{ ...saved, sort: 'due' },
				{ staffId: staff.id, now, zoned },
				mostCounted + 1,
			)
			return {
				id: view.id,
				name: view.name,
				to: `/admin/leads${view.query}`,
				count: found.length > mostCounted ? `${mostCounted}+` : String(found.length),
				isShared: view.is_shared,
				isCurrent: listQuery(saved) === current,
				canChange: canChangeView(view, staff),
			}
		}),
	)
}
