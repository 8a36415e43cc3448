import { randomUUID } from 'node:crypto'
import { cleanLine } from '#platform/forms/clean_text.ts'
import type { SavedViewRow } from '#db/inbox_rows.ts'
import type { Store } from '#db/store.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'

const longestName = 60
/** Of one person, and so many shared ones show. */
const mostViews = 30

export type ViewChange = { ok: true; query: string } | { ok: false; complaint: string }

/** The saved views that this member of staff sees: their own and those shared with the office, by name. */
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

/** Whether this member of staff may rename and delete a view: their own, and as an owner every shared one. */
export function canChangeView(view: Pick<SavedViewRow, 'staff_id' | 'is_shared'>, staff: Staff): boolean {
	return view.staff_id === staff.id || (view.is_shared && staff.role === 'owner')
}

/** Saves the filters of the list under a name. */
export async function addView(
	{ db }: Pick<Store, 'db'>,
	staff: Staff,
	{ name: typed, query, isShared }: { name: string; query: string; isShared: boolean },
	now: Date,
): Promise<ViewChange> {
	const name = cleanLine(typed)
	const complaint = nameComplaint(name)
	if (complaint !== null) return { ok: false, complaint }
	const { count } = await db
		.selectFrom('saved_views')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.where('staff_id', '=', staff.id)
		.executeTakeFirstOrThrow()
	if (Number(count) >= mostViews)
		return { ok: false, complaint: `You have ${mostViews} views. Please delete one first.` }
	const at = now.toISOString()
	const row = { id: randomUUID(), name, query, staff_id: staff.id, is_shared: isShared }
	await db
		.insertInto('saved_views')
		.values({ ...row, created_at: at, updated_at: at })
		.execute()
	return { ok: true, query }
}

/** Gives a view another name, and shares it or keeps it to oneself. */
export async function renameView(
	{ db }: Pick<Store, 'db'>,
	staff: Staff,
	{ id, name: typed, isShared }: { id: string; name: string; isShared: boolean },
	now: Date,
): Promise<ViewChange> {
	const view = await readOwn(db, staff, id)
	if (view === null) return gone
	const name = cleanLine(typed)
	const complaint = nameComplaint(name)
	if (complaint !== null) return { ok: false, complaint }
	await db
		.updateTable('saved_views')
		.set({ name, is_shared: isShared, updated_at: now.toISOString() })
		.where('id', '=', id)
		.execute()
	return { ok: true, query: view.query }
}

/** Deletes a view; the requests in it stay. */
export async function deleteView({ db }: Pick<Store, 'db'>, staff: Staff, id: string): Promise<ViewChange> {
	const view = await readOwn(db, staff, id)
	if (view === null) return gone
	await db.deleteFrom('saved_views').where('id', '=', id).execute()
	return { ok: true, query: view.query }
}

const gone: ViewChange = { ok: false, complaint: 'This view is no longer there, or it is somebody else’s.' }

async function readOwn(db: Store['db'], staff: Staff, id: string): Promise<SavedViewRow | null> {
	const view = await db.selectFrom('saved_views').selectAll().where('id', '=', id).executeTakeFirst()
	return view && canChangeView(view, staff) ? view : null
}

function nameComplaint(name: string): string | null {
	if (name === '') return 'Please give the view a name.'
	return name.length > longestName ? `Please use ${longestName} characters or fewer.` : null
}
