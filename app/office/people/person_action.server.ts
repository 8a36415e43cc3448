import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Services } from '#app/context.server.ts'
import { spokenConsentWording, spokenStopWording, stopWarning } from '#app/leads/spoken_consent.ts'
import { mergedInto } from '#app/people/current_person.server.ts'
import { cleanLine, cleanParagraphs } from '#platform/forms/clean_text.ts'
import { personGone } from '../parts/gone.ts'
import { storeFailure } from '../kernel/store/store_failure.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import { refuseUnless, type Staff } from '../sign_in/staff.server.ts'
import { addNote, type PersonFields, recordSpokenConsent, savePerson } from './change_person.server.ts'
import { erasePerson } from './erase_person.server.ts'
import { mergePeople, separatePeople, splitPerson, undoMerge, undoSplit } from './merge_people.server.ts'

/** Why a form of the person's page did nothing, with what was typed and what is stored. */
export interface PersonRefusal {
	message: string
	/** Of the form with name, address and area. */
	typed: PersonFields | null
	/** The values that the next save is compared with. */
	stored: PersonFields | null
	/** The fields that somebody else set. */
	collisions: (keyof PersonFields)[]
	note: string
}

interface Asked {
	services: Pick<Services, 'store' | 'storage' | 'log' | 'content'>
	staff: Staff
	id: string
	now: Date
}

type Done = ReturnType<typeof redirect> | ReturnType<typeof data<PersonRefusal>>

/** Does what a form of the person's page asks for, and redirects to the page; or says why not, and keeps every word. */
export async function handlePersonForm(asked: Asked, entries: FormData): Promise<Done> {
	const intent = typedText(entries, 'intent')
	const handle = Object.hasOwn(handlers, intent) ? handlers[intent] : undefined
	if (!handle) throw data(null, { status: 400 })
	try {
		const current = await mergedInto(asked.services.store.db, asked.id)
		// Browser and router send the form again, to the page that shows what becomes of it.
		if (current !== null && followMerges.has(intent)) return redirect(`/admin/people/${current}`, 307)
		if (current !== null) return done(current, 'meanwhile')
		return await handle(asked, entries)
	} catch (error) {
		if (!(error instanceof Error)) throw error
		const { log } = asked.services
		log.error({ error: String(error), staff: asked.staff.id }, 'person not saved')
		return refuse(503, storeFailure(error), { note: typedText(entries, 'note') })
	}
}

/** What holds for whoever the person was merged into meanwhile; the rest is only done to whom somebody saw. */
const followMerges: ReadonlySet<string> = new Set(['save', 'note', 'consent'])

const handlers: Readonly<Record<string, (asked: Asked, entries: FormData) => Promise<Done>>> = {
	async save({ services, staff, id, now }, entries) {
		const read = (prefix: string): PersonFields => ({
			name: cleanLine(typedText(entries, `${prefix}name`)),
			address: cleanLine(typedText(entries, `${prefix}address`)) || null,
			area_id: typedText(entries, `${prefix}area_id`) || null,
		})
		const edit = { was: read('was_'), is: read('') }
		const opened = { typed: edit.is, stored: edit.was }
		if (edit.is.name === '') return refuse(422, 'Please enter a name. Nothing was saved yet.', opened)
		if (edit.is.name.length > 100)
			return refuse(422, 'Please shorten the name to 100 characters or fewer. Nothing was saved yet.', opened)
		if ((edit.is.address ?? '').length > 200)
			return refuse(
				422,
				'Please shorten the address to 200 characters or fewer. Nothing was saved yet.',
				opened,
			)
		const { pickupAreas } = services.content.current
		const isKnownArea = pickupAreas.ok && pickupAreas.rows.some((area) => area.id === edit.is.area_id)
		if (edit.is.area_id !== null && edit.is.area_id !== edit.was.area_id && !isKnownArea)
			return refuse(422, 'That pickup area is gone. Please choose another. Nothing was saved yet.', opened)
		const saved = await savePerson(services.store, staff, id, edit, now)
		if (saved.ok) return done(id, 'saved')
		if (saved.reason === 'missing')
			throw personGone({ Name: edit.is.name, 'Service address': edit.is.address })
		const { values, stored, collisions } = saved
		const message =
			'Somebody else set this while you had the page open, so nothing was saved yet. What you typed is still here, beside what they set: save again to put yours over theirs.'
		return refuse(409, message, { typed: values, stored, collisions })
	},
	async note({ services, staff, id, now }, entries) {
		const note = cleanParagraphs(typedText(entries, 'note'))
		if (note === '') return refuse(422, 'Please write something first.', {})
		if (note.length > 4000)
			return refuse(422, 'Please shorten the note to 4000 characters or fewer. Nothing was saved yet.', {
				note,
			})
		if (await addNote(services.store, staff, id, note, now)) return done(id, 'noted')
		throw personGone({ 'Note on this person': note })
	},
	async consent({ services, staff, id, now }, entries) {
		const answer = typedText(entries, 'answer')
		if (answer !== 'yes' && answer !== 'no') return refuse(422, 'Please choose what they said.', {})
		const isGranted = answer === 'yes'
		const number = isGranted ? typedText(entries, 'number') : null
		if (number === '') return refuse(422, 'Please choose the number that they agreed for.', {})
		const wording = isGranted ? spokenConsentWording(services.content.current.facts) : spokenStopWording
		const said = { isGranted, wording, number, takesBackStop: entries.has('takes_back') }
		const recorded = await recordSpokenConsent(services.store, staff, id, said, now)
		if (recorded.ok) return done(id, 'consent')
		if (recorded.reason === 'missing') throw personGone({})
		if (recorded.reason === 'not-theirs')
			return refuse(409, 'This number is not theirs any more. Nothing was recorded.', {})
		return refuse(409, `${stopWarning} Nothing was recorded: tick the box if they did, and press again.`, {})
	},
	async merge({ services, staff, id, now }, entries) {
		const merged = await mergePeople(services.store, staff, id, typedText(entries, 'other'), now)
		if (merged.ok) return done(id, 'merged')
		throw personGone({})
	},
	async different({ services, staff, id, now }, entries) {
		await separatePeople(services.store, staff, id, typedText(entries, 'other'), now)
		return done(id, 'different')
	},
	async undo({ services, staff, id, now }, entries) {
		const other = await undoMerge(services.store, staff, id, typedText(entries, 'other'), now)
		return other === null ? refuse(409, 'Somebody else took this back already.', {}) : done(other, 'undone')
	},
	async 'undo-split'({ services, staff, id, now }, entries) {
		const whole = await undoSplit(services.store, staff, id, typedText(entries, 'other'), now)
		return whole === null
			? refuse(409, 'Somebody else took this back or merged them already.', {})
			: done(whole, 'merged')
	},
	async split({ services, staff, id, now }, entries) {
		const chosen = entries.getAll('request').filter((one) => typeof one === 'string')
		const split = await splitPerson(services.store, staff, id, chosen, randomUUID(), now)
		if (split.ok) return done(split.id, 'split')
		if (split.reason === 'missing') throw personGone({})
		const message =
			split.reason === 'none'
				? 'Please tick the requests that are somebody else’s.'
				: 'These are all their requests: leave at least one.'
		return refuse(422, message, {})
	},
	async erase({ services, staff, id, now }, entries) {
		refuseUnless(staff.role === 'owner')
		if (!entries.has('sure')) return refuse(422, 'Please tick the box first: this cannot be taken back.', {})
		if (await erasePerson(services, staff, id, now)) return done(id, 'erased')
		throw personGone({})
	},
}

function done(id: string, what: string) {
	return redirect(`/admin/people/${id}?done=${what}`, 303)
}

function refuse(status: number, message: string, found: Partial<PersonRefusal>) {
	return data<PersonRefusal>(
		{ message, typed: null, stored: null, collisions: [], note: '', ...found },
		{ status },
	)
}
