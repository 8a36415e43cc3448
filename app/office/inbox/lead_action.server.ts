import { data, redirect } from 'react-router'
import type { Log } from '#platform/log/log.ts'
import { readPhotos } from '#app/leads/photos/photo_rows.server.ts'
import { removePhotoFiles } from '#app/leads/photos/take_photos.server.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import type { Store } from '#db/store.server.ts'
import { requestGone } from '../parts/gone.ts'
import { storeFailure } from '../kernel/store/store_failure.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { changesSince } from '../requests/changes_since.server.ts'
import { anonymizeLead, deleteLead } from '../requests/forget_lead.server.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'
import { type LeadPageData } from './lead_page.server.ts'
import { listStaff } from '../requests/list_staff.server.ts'
import { readEdit, readKnown } from './read_edit.ts'
import { type Saved, saveLead } from '../requests/save_lead.server.ts'
import { theirChoice } from './their_choice.ts'
import { typedOf, typedWork, type TypedWork } from './typed_work.ts'
import type { Workings } from '../requests/workings.ts'

/** Why a form of the lead's page did nothing, with what was typed and what is stored. */
export interface LeadRefusal {
	message: string
	/** What others did since the page was loaded. */
	events: { id: string; text: string }[]
	/** Their values where this form has other ones, each with the name of its control. */
	theirs: { name: keyof Workings; control: string; value: string; words: string }[]
	typed: TypedWork | null
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

/** Saves the form of the lead's page, and redirects to `saved`; or says why not, and keeps every word. */
export async function handleSave(asked: Asked, entries: FormData, saved: string) {
	const typed = typedWork(entries)
	const read = readEdit(entries, asked.now)
	if (!read.ok) {
		const message = read.complaint ?? 'The form could not be read, so nothing was saved.'
		return refuse(read.complaint === null ? 400 : 422, message, { typed, work: readKnown(entries) })
	}
	const { edit } = read
	const known = readKnown(entries)
	try {
		const result = await saveLead(asked.store, asked.staff, asked.lead, edit, asked.now)
		if (result.ok) return redirect(saved, 303)
		return await refuseSave(asked, { typed, work: known }, edit.version, result)
	} catch (error) {
		if (!(error instanceof Error)) throw error
		asked.log.error({ error: String(error), staff: asked.staff.id }, 'lead not saved')
		return refuse(503, storeFailure(error), { typed, work: known })
	}
}

const saveComplaints = {
	'unknown-person': 'That person no longer works in the office. Nothing was saved yet.',
	'no-reason': 'Please choose why it was lost. Nothing was saved yet.',
	'not-by-hand': 'A request of this kind does not get that status by hand. Nothing was saved yet.',
	'set-aside': 'This was set aside as spam: make it a request first. Nothing was saved yet.',
} as const

async function refuseSave(
	{ store, lead }: Asked,
	opened: Pick<LeadRefusal, 'typed' | 'work'>,
	version: number,
	saved: Exclude<Saved, { ok: true }>,
) {
	if (saved.reason === 'missing')
		throw requestGone({ Note: opened.typed?.note, 'Amount offered': opened.typed?.amount })
	if (saved.reason !== 'changed') return refuse(422, saveComplaints[saved.reason], opened)
	const people = new Map((await listStaff(store)).map(({ id, name }) => [id, name]))
	const events = await changesSince(store, lead, version)
	const { values, stored, collisions } = saved
	const theirs = collisions.map((name) => ({ name, ...theirChoice(lead.form, name, stored, people) }))
	const message =
		'Somebody else set this while you had the lead open, so nothing was saved yet. What you chose and typed is still here, beside what they set: save again to put yours over theirs.'
	const typed = { ...typedOf(values), note: opened.typed?.note ?? '' }
	return refuse(409, message, { typed, events, theirs, work: stored })
}

/** Permanently removes the person, or the whole lead, and redirects to `next`. */
export async function handleRemoval(
	{ store, storage, log, staff, lead, now }: Asked,
	intent: 'anonymise' | 'delete',
	isSure: boolean,
	next: string,
) {
	if (!isSure) return refuse(422, 'Please tick the box first: this cannot be taken back.')
	const remove = intent === 'delete' ? deleteLead : anonymizeLead
	try {
		const photos = await readPhotos(store.db, lead.leadId)
		if (!(await remove(store, staff, lead, now))) throw data(null, { status: 404 })
		await removePhotoFiles({ storage, log }, photos)
	} catch (error) {
		if (!(error instanceof Error)) throw error
		log.error({ error: String(error), staff: staff.id }, 'lead not removed')
		return refuse(503, storeFailure(error))
	}
	log.info({ staff: staff.id, leadId: lead.leadId, intent }, 'lead removed')
	return redirect(next, 303)
}

function refuse(status: number, message: string, found: Partial<LeadRefusal> = {}) {
	return data<LeadRefusal>({ message, typed: null, events: [], theirs: [], work: null, ...found }, { status })
}
