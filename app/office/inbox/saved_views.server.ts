import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { cleanLine } from '#platform/forms/clean_text.ts'
import type { SavedViewRow } from '#db/inbox_rows.ts'
import type { Store } from '#db/store.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { type Submission, done, type Outcome, refused } from '../kernel/screens/commands.server.ts'
import { listQuery } from '../requests/filters.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { readFilters } from './read_filters.server.ts'

const longestName = 60
/** The limit of own views per person, and of shared views. */
const mostViews = 30

/** The saved views that a member of staff sees: their own and shared ones, by name. */
export async function readViews({ db }: Pick<Store, 'db'>, staffId: string): Promise<SavedViewRow[]> {
	return db
		.selectFrom('saved_views')
		.selectAll()
		.where((eb) => eb.or([eb('staff_id', '=', staffId), eb('is_shared', '=', true)]))
		.orderBy('name')
		.orderBy('id')
		.limit(2 * mostViews)
		.execute()
}

/** Whether a member of staff may change a view: their own, and for owners every shared one. */
export function canChangeView(view: Pick<SavedViewRow, 'staff_id' | 'is_shared'>, staff: Staff): boolean {
	return view.staff_id === staff.id || (view.is_shared && staff.role === 'owner')
}

/** Saves the list's filters under a name, unless they are saved so. */
export async function addView(
	{ db }: Pick<Store, 'db'>,
	staff: Staff,
	{ name, query, isShared }: { name: string; query: string; isShared: boolean },
	now: Date,
): Promise<Outcome> {
	const error = nameError(name)
	if (error !== null) return refused(422, error)
	const own = await db.selectFrom('saved_views').selectAll().where('staff_id', '=', staff.id).execute()
	const row = { name, query, staff_id: staff.id, is_shared: isShared }
	if (own.some((view) => isDeepStrictEqual({ ...view, ...row }, view))) return done(`/admin/leads${query}`)
	if (own.length >= mostViews) return refused(422, `You have ${mostViews} views. Please delete one first.`)
	const at = now.toISOString()
	await db
		.insertInto('saved_views')
		.values({ id: randomUUID(), ...row, created_at: at, updated_at: at })
		.execute()
	return done(`/admin/leads${query}`)
}

/** The form of a view; `id` is empty for a new one. */
export interface ViewValues {
	id: string
	name: string
	isShared: boolean
}

export function viewValues({ form }: Submission): ViewValues {
	return {
		id: formText(form, 'view').slice(0, 64),
		name: cleanLine(formText(form, 'name').slice(0, 200)),
		isShared: form.has('shared'),
	}
}

/** Commands that save, rename, share or delete a view, then return to the filtered list. Requests are not affected. */
export const viewCommands = {
	async 'save-view'(submission: Submission) {
		const { services, staff, url, now } = submission
		const query = listQuery({ ...readFilters(url.searchParams), cursor: null })
		return addView(services.store, staff, { ...viewValues(submission), query }, now)
	},
	async 'rename-view'(submission: Submission) {
		const { db } = submission.services.store
		const { id, name, isShared } = viewValues(submission)
		const view = await readOwn(db, submission.staff, id)
		if (view === null) return refused(409, viewGone)
		const error = nameError(name)
		if (error !== null) return refused(422, error)
		await db
			.updateTable('saved_views')
			.set({ name, is_shared: isShared, updated_at: submission.now.toISOString() })
			.where('id', '=', id)
			.execute()
		return done(`/admin/leads${view.query}`)
	},
	async 'delete-view'(submission: Submission) {
		const { db } = submission.services.store
		const { id } = viewValues(submission)
		const view = await readOwn(db, submission.staff, id)
		if (view === null) return refused(409, viewGone)
		await db.deleteFrom('saved_views').where('id', '=', id).execute()
		return done(`/admin/leads${view.query}`)
	},
}

const viewGone = 'This view is no longer there, or it is somebody else’s.'

async function readOwn(db: Store['db'], staff: Staff, id: string): Promise<SavedViewRow | null> {
	const view = await db.selectFrom('saved_views').selectAll().where('id', '=', id).executeTakeFirst()
	return view && canChangeView(view, staff) ? view : null
}

function nameError(name: string): string | null {
	if (name === '') return 'Please give the view a name.'
	return name.length > longestName ? `Please use ${longestName} characters or fewer.` : null
}
