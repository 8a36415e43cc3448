import { typedText } from '#platform/forms/typed_text.ts'
import { data, redirect } from 'react-router'
import type { Store } from '#db/store.server.ts'
import type { Log } from '#platform/log/log.ts'
import { storeFailure } from '../kernel/store/store_failure.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { listQuery } from '../requests/filters.ts'
import { readFilters } from './read_filters.server.ts'
import { addView, deleteView, renameView, type ViewChange } from './saved_views.server.ts'

/** Why a view was not saved, with what was typed. */
export interface ViewRefusal {
	complaint: string
	id: string
	name: string
	isShared: boolean
}

/** Saves, renames or deletes a view; leads back to the list with its filters. */
export async function handleView(
	{ store, log }: { store: Store; log: Log },
	staff: Staff,
	entries: FormData,
	search: URLSearchParams,
	now: Date,
) {
	const text = (name: string) => typedText(entries, name)
	const typed = {
		id: text('view').slice(0, 64),
		name: text('name').slice(0, 200),
		isShared: entries.has('shared'),
	}
	const filters = readFilters(search)
	const changes = new Map<string, () => Promise<ViewChange>>([
		[
			'save-view',
			() => addView(store, staff, { ...typed, query: listQuery({ ...filters, cursor: null }) }, now),
		],
		['rename-view', () => renameView(store, staff, typed, now)],
		['delete-view', () => deleteView(store, staff, typed.id)],
	])
	const change = changes.get(text('intent'))
	if (!change) throw data(null, { status: 400 })
	try {
		const result = await change()
		if (result.ok) return redirect(`/admin/leads${result.query}`, 303)
		return data<ViewRefusal>({ ...typed, complaint: result.complaint }, { status: 422 })
	} catch (error) {
		log.error({ error: String(error), staff: staff.id }, 'view of the inbox not saved')
		return data<ViewRefusal>({ ...typed, complaint: storeFailure(error) }, { status: 503 })
	}
}
