import type { LeadForm } from '#db/lead_rows.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { done, refused } from '../kernel/screens/commands.server.ts'
import { conflictRefusal } from '../kernel/screens/own_form.server.ts'
import { requestGone } from '../parts/gone.ts'
import { changesSince } from '../requests/changes_since.server.ts'
import { leadKey } from '../requests/lead_key.server.ts'
import type { LeadSubmission } from './lead_submission.ts'
import { leadPathFrom } from '../requests/list_position.ts'
import { staffNames } from '../requests/list_staff.server.ts'
import { type SaveRefusal, saveLead } from '../requests/save_lead.server.ts'
import { type ProgressState, progressValues, sentValues } from './progress_values.ts'
import { readEdit } from './read_edit.ts'
import { theirChoice } from './their_choice.ts'

export const progressCommands = {
	async save({ services: { store, content }, staff, form, params, url, now }: LeadSubmission) {
		const lead = leadKey(params)
		const { facts } = content.current
		const edit = readEdit(form, now, facts)
		if (typeof edit === 'string') return refused(422, `${edit} Nothing was saved yet.`)
		const saved = await saveLead(store, staff, lead, edit, now, facts)
		if (saved.ok) return done(leadPathFrom(url.searchParams, lead, { words: { saved: '1' } }))
		if (saved.reason === 'missing')
			throw requestGone({ Note: edit.note, 'Amount offered': sentValues(form)['amount'] })
		if (saved.reason !== 'changed')
			return refused(422, `${refusalSentenceOf(saved.reason, lead.form)} Nothing was saved yet.`)
		const { values, stored, collisions } = saved
		const nameByStaffId = await staffNames(store)
		return conflictRefusal<Partial<ProgressState>>({
			values: { ...progressValues(values), note: edit.note },
			opened: progressValues(stored),
			version: stored.version,
			events: await changesSince(store, lead, edit.version, facts),
			theirs: collisions.map((name) => theirChoice(lead.form, name, stored, nameByStaffId)),
		})
	},
}

/** Why an existing lead was not changed. */
export function refusalSentenceOf(reason: Exclude<SaveRefusal, 'missing'>, form: LeadForm): string {
	if (reason === 'unknown-person') return 'That person no longer works in the office.'
	if (reason === 'no-reason') return 'Please choose why it was lost.'
	if (reason === 'set-aside') return 'It was set aside as spam: make it a request on its own page.'
	const { way } = leadDefinitions[form]
	if (way === 'order') return 'An order is confirmed on its own page, with cart and day.'
	return way === 'service'
		? 'Service work is not lost: close it as done.'
		: 'That status cannot be set by hand.'
}
