import { data } from 'react-router'
import { cleanParagraphs } from '#platform/forms/clean_text.ts'
import { formText } from '#platform/forms/form_text.ts'
import { done, refused, shown } from '../kernel/screens/commands.server.ts'
import { requestGone } from '../parts/gone.ts'
import { readOutcome, settledByCall, type ContactKind } from '../requests/contacts.ts'
import { recordEvent } from '#app/leads/change_lead.server.ts'
import { leadKey } from '../requests/lead_key.server.ts'
import type { LeadSubmission } from './lead_submission.ts'
import { readWork } from '../requests/work_and_stops.server.ts'
import { leadPathFrom } from '../requests/list_position.ts'
import { longestNote, noteTooLong } from '../requests/note_limit.ts'
import { recordContact } from './record_contact.server.ts'

const goneMessage = 'Somebody deleted this request while you had it open, so nothing was saved.'

/** Commands that record presses on phone, mail and copy, and the outcome of a call or mail. */
export const contactCommands = {
	call: pressed('call'),
	mail: pressed('mail'),
	copy: pressed('copy'),
	async outcome({ services: { store, content }, staff, form, params, url, now }: LeadSubmission) {
		const lead = leadKey(params)
		const kind: ContactKind = formText(form, 'kind') === 'mail' ? 'mail' : 'call'
		const isSettling = kind === 'call' && formText(form, 'outcome') === settledByCall
		const outcome = isSettling ? 'reached' : readOutcome(kind, formText(form, 'outcome'))
		if (outcome === null) throw data(null, { status: 400 })
		const note = contactNote(form)
		if (note.length > longestNote) return refused(422, `${noteTooLong} Nothing was saved yet.`)
		const press = /^[\w-]{1,64}$/.exec(formText(form, 'press'))?.[0] ?? null
		// With scripts the page is not left, since something may be half typed in it.
		const isStaying = form.has('stay')
		if (
			await recordContact(
				store,
				staff,
				lead,
				{ kind, outcome, press, note, isSettling },
				now,
				content.current.facts,
			)
		)
			return isStaying ? shown({}) : done(leadPathFrom(url.searchParams, lead))
		if (!isStaying) throw requestGone({ Note: note })
		return refused(410, goneMessage)
	},
}

export function contactNote(form: FormData): string {
	return cleanParagraphs(formText(form, 'contact_note'))
}

/** Records a press in the history without leaving the page. */
function pressed(kind: 'call' | 'mail' | 'copy') {
	return async ({ services: { store }, staff, params, now }: LeadSubmission) => {
		const lead = leadKey(params)
		if (!(await readWork(store.db, lead))) return refused(410, goneMessage)
		await recordEvent(store.db, staff, { kind, lead }, now)
		return shown({})
	}
}
