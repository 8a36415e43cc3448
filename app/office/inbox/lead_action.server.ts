import { data, redirect } from 'react-router'
import type { Log } from '#platform/log/log.ts'
import { readPhotos } from '#app/leads/photos/photo_rows.server.ts'
import { removePhotoFiles } from '#app/leads/photos/take_photos.server.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import type { Store } from '#db/store.server.ts'
import { storeFailure } from '../content/store_failure.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { changesSince } from './changes_since.server.ts'
import { anonymizeLead, deleteLead } from './forget_lead.server.ts'
import { type LeadKey, recordEvent } from './lead_events.server.ts'
import { type LeadPageData } from './lead_page.server.ts'
import { readLead } from './lead_record.server.ts'
import { listStaff } from './list_staff.server.ts'
import { readEdit } from './read_edit.ts'
import { type LeadEdit, type Saved, saveLead, type Workings } from './save_lead.server.ts'
import { statusLabels } from './labels.ts'

/** Why a form of the lead's page did nothing, with what was typed and what is stored. */
export interface LeadRefusal {
	message: string
	/** What others did since the page was loaded. */
	events: { id: string; text: string }[]
	/** Their values where this form has other ones. */
	theirs: { name: 'status' | 'assignee'; value: string; words: string }[]
	typed: { status: LeadEdit['status']['is']; assignee: string | null; note: string } | null
	/** The values that the next save is compared with. */
	work: LeadPageData['work'] | null
}

interface Asked {
	store: Store
	storage: PictureStorage
	log: Log
	staff: Staff
	lead: LeadKey
	now: Date
}

/** Saves status, assignee and note, and redirects to the page; or says why not, and keeps every word. */
export async function handleSave(asked: Asked, entries: FormData, path: string) {
	const edit = readEdit(entries)
	if (edit === null) return refuse(400, 'The form could not be read, so nothing was saved.', null)
	if (edit.note.length > 4000)
		return refuse(422, 'Please shorten the note to 4000 characters or fewer. Nothing was saved yet.', edit)
	let saved: Saved
	try {
		saved = await saveLead(asked.store, asked.staff, asked.lead, edit, asked.now)
		if (saved.ok) return redirect(`${path}?saved=1`, 303)
		return await refuseSave(asked, edit, saved)
	} catch (error) {
		asked.log.error({ error: String(error), staff: asked.staff.id }, 'lead not saved')
		return refuse(503, storeFailure(error), edit)
	}
}

async function refuseSave({ store, lead }: Asked, edit: LeadEdit, saved: Exclude<Saved, { ok: true }>) {
	if (saved.reason === 'missing') throw data(null, { status: 404 })
	if (saved.reason === 'unknown-person')
		return refuse(422, 'That person no longer works in the office. Nothing was saved yet.', edit)
	const people = new Map((await listStaff(store)).map(({ id, name }) => [id, name]))
	const events = await changesSince(store, lead, edit.version)
	const { values, stored, collisions } = saved
	const assignee = stored.assignee === null ? 'Nobody' : (people.get(stored.assignee) ?? 'Someone')
	const words = { status: statusLabels[stored.status], assignee }
	const theirs = collisions.map((name) => ({ name, value: stored[name] ?? '', words: words[name] }))
	const message =
		'Somebody else set this while you had the lead open, so nothing was saved yet. What you chose and typed is still here, beside what they set: save again to put yours over theirs.'
	return refuse(409, message, edit, { merged: values, events, theirs, work: stored })
}

/** Permanently removes the person, or the whole lead. */
export async function handleRemoval(
	{ store, storage, log, staff, lead, now }: Asked,
	intent: 'anonymise' | 'delete',
	isSure: boolean,
	path: string,
) {
	if (!isSure) return refuse(422, 'Please tick the box first: this cannot be taken back.', null)
	const remove = intent === 'delete' ? deleteLead : anonymizeLead
	try {
		const photos = await readPhotos(store.db, lead.leadId)
		if (!(await remove(store, staff, lead, now))) throw data(null, { status: 404 })
		await removePhotoFiles({ storage, log }, photos)
	} catch (error) {
		if (!(error instanceof Error)) throw error
		log.error({ error: String(error), staff: staff.id }, 'lead not removed')
		return refuse(503, storeFailure(error), null)
	}
	log.info({ staff: staff.id, leadId: lead.leadId, intent }, 'lead removed')
	return redirect(intent === 'delete' ? '/admin/leads?removed=1' : path, 303)
}

/** Records in the history a click on phone, mail or copy. */
export async function handleTouch(asked: Asked, kind: 'call' | 'mail' | 'copy') {
	const { store, staff, lead, now } = asked
	if ((await readLead(store, lead)) === null) throw data(null, { status: 404 })
	await recordEvent(store.db, staff, { kind, lead }, now)
	return null
}

function refuse(
	status: number,
	message: string,
	edit: LeadEdit | null,
	{ merged, ...found }: Partial<LeadRefusal> & { merged?: Workings } = {},
) {
	const opened = edit && { version: edit.version, status: edit.status.was, assignee: edit.assignee.was }
	const typed = edit && { status: edit.status.is, assignee: edit.assignee.is, ...merged, note: edit.note }
	return data<LeadRefusal>({ message, typed, events: [], theirs: [], work: opened, ...found }, { status })
}
