import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { spokenConsentWording, spokenStopWording, stopWarning } from '#app/leads/spoken_consent.ts'
import { currentPerson, mergedInto } from '#app/people/current_person.server.ts'
import { cleanParagraphs } from '#platform/forms/clean_text.ts'
import { longestNote, noteTooLong } from '../requests/note_limit.ts'
import { personGone } from '../parts/gone.ts'
import { notSure } from '../parts/removal_form.tsx'
import { type Submission, done, type Outcome, refused } from '../kernel/screens/commands.server.ts'
import { type OwnForm, sentForm } from '../kernel/screens/own_form.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import type { StaffActor } from '../kernel/store/write_content.server.ts'
import { refuseUnless } from '../sign_in/staff.server.ts'
import { addNote, personForm, recordSpokenConsent, savePerson } from './change_person.server.ts'
import { erasePerson } from './erase_person.server.ts'
import { mergePeople, separatePeople, undoMerge } from './merge_people.server.ts'
import { splitPerson, undoSplit } from './split_person.server.ts'

/** The state of a refused form on a person's page. */
export interface PersonKept {
	/** The form with name, address and area. */
	form: OwnForm | null
	note: string
}

type PersonSubmission = Submission<{ id: string }>
type Command = (
	submission: PersonSubmission & { id: string; actor: StaffActor },
) => Promise<Outcome<PersonKept>>

export function personKept({ form }: Submission): PersonKept {
	const isSave = formText(form, 'intent') === 'save'
	return { form: isSave ? sentForm(personForm, form) : null, note: formText(form, 'note') }
}

/** Applies a command to its person, or to the one that they have been merged into. */
function followingMerge(command: Command) {
	return withPerson(command, (current) => redirect(`/admin/people/${current}`, 307))
}

/** Applies a command only to the person on the page; if they have been merged, the other's page is shown instead. */
function unlessMerged(command: Command) {
	return withPerson(command, (current) => leadTo(current, 'meanwhile'))
}

/** Applies a command that merges the person on the page with the form's `other`; if they are one person already, their page is shown. */
function uniting(command: Command) {
	return withPerson(command, async (current, submission) =>
		leadTo(current, (await isMerged(submission, current)) ? 'merged' : 'meanwhile'),
	)
}

/** Whether the person on the page and the form's `other` are both `current` by now. */
async function isMerged({ services, params, form }: PersonSubmission, current: string): Promise<boolean> {
	const other = formText(form, 'other')
	return other !== params.id && (await currentPerson(services.store.db, other))?.id === current
}

// A 307 makes the browser or router resend the form to the page that shows its result.
function withPerson(
	command: Command,
	whenMerged: (
		current: string,
		submission: PersonSubmission,
	) => ReturnType<Command> | ReturnType<typeof done> | Response,
) {
	return async (submission: PersonSubmission) => {
		const { services, staff, now, params } = submission
		const current = await mergedInto(services.store.db, params.id)
		return current === null
			? command({ ...submission, id: params.id, actor: { staff, now } })
			: whenMerged(current, submission)
	}
}

export const personCommands = {
	save: followingMerge(async ({ services, id, form, actor }) => {
		const sent = sentForm(personForm, form)
		const saved = await savePerson(services.store, id, sent, services.content.current.facts, actor)
		if (saved === null) {
			const { name, address } = sent.values
			throw personGone({ Name: name, 'Service address': address })
		}
		return saved.ok ? leadTo(id, 'saved') : saved
	}),
	note: followingMerge(async ({ services, id, form, actor }) => {
		const note = cleanParagraphs(formText(form, 'note'))
		if (note === '') return refused(422, 'Please write something first.')
		if (note.length > longestNote) return refused(422, `${noteTooLong} Nothing was saved yet.`)
		if (await addNote(services.store, id, note, actor)) return leadTo(id, 'noted')
		throw personGone({ 'Note on this person': note })
	}),
	consent: followingMerge(async ({ services, id, form, actor }) => {
		const answer = formText(form, 'answer')
		if (answer !== 'yes' && answer !== 'no') return refused(422, 'Please choose what they said.')
		const isGranted = answer === 'yes'
		const number = isGranted ? formText(form, 'number') : null
		if (number === '') return refused(422, 'Please choose the number that they agreed for.')
		const { facts } = services.content.current
		const wording = isGranted ? spokenConsentWording(facts) : spokenStopWording
		const statement = { isGranted, wording, number, takesBackStop: form.has('takes_back') }
		const recorded = await recordSpokenConsent(services.store, id, statement, facts, actor)
		if (recorded.ok) return leadTo(id, 'consent')
		if (recorded.reason === 'missing') throw personGone({})
		if (recorded.reason === 'not-theirs')
			return refused(409, 'This number is not theirs any more. Nothing was recorded.')
		return refused(409, `${stopWarning} Nothing was recorded: check the box if they did, and press again.`)
	}),
	merge: uniting(async (submission) => {
		const { services, id, form, actor } = submission
		const isDone = await mergePeople(services.store, id, formText(form, 'other'), actor)
		if (isDone || (await isMerged(submission, id))) return leadTo(id, 'merged')
		throw personGone({})
	}),
	different: unlessMerged(async ({ services, id, form, actor }) => {
		await separatePeople(services.store, id, formText(form, 'other'), actor)
		return leadTo(id, 'different')
	}),
	undo: unlessMerged(async ({ services, id, form, actor }) => {
		const other = formText(form, 'other')
		const isUndone = await undoMerge(services.store, id, other, actor)
		const current = await currentPerson(services.store.db, other)
		if (isUndone || current?.id === other) return leadTo(other, 'undone')
		return refused(409, 'Somebody else took this back already.')
	}),
	'undo-split': uniting(async (submission) => {
		const { services, id, form, actor } = submission
		const whole = await undoSplit(services.store, id, formText(form, 'other'), actor)
		if (whole !== null) return leadTo(whole, 'merged')
		if (await isMerged(submission, id)) return leadTo(id, 'merged')
		return refused(409, 'Somebody else took this back or merged them already.')
	}),
	split: unlessMerged(async ({ services, id, form, actor }) => {
		const chosen = form.getAll('request').filter((one) => typeof one === 'string')
		const split = await splitPerson(services.store, id, chosen, randomUUID(), actor)
		if (split.ok) return leadTo(split.id, 'split')
		if (split.reason === 'missing') throw personGone({})
		const message =
			split.reason === 'none'
				? 'Please choose the requests that are somebody else’s.'
				: 'These are all their requests: leave at least one.'
		return refused(422, message)
	}),
	erase: unlessMerged(async ({ services, staff, id, form, actor }) => {
		refuseUnless(staff.role === 'owner')
		if (!form.has('sure')) return refused(422, notSure)
		const seen = new Set(form.getAll('open').map(String))
		const outcome = await erasePerson(services, id, seen, actor)
		if (outcome === 'missing') throw personGone({})
		return leadTo(id, outcome)
	}),
}

function leadTo(id: string, what: string) {
	return done(`/admin/people/${id}?done=${what}`)
}
