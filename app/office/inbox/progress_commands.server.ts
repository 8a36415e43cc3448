import type { LeadForm } from '#db/lead_rows.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { done, refused } from '../kernel/screens/commands.server.ts'
import { requestGone } from '../parts/gone.ts'
import { changesSince } from '../requests/changes_since.server.ts'
import { leadKey } from '../requests/lead_key.server.ts'
import type { LeadProgress } from '../requests/lead_progress.ts'
import { leadPathFrom } from '../requests/list_position.ts'
import { staffNames } from '../requests/list_staff.server.ts'
import { type SaveRefusal, saveLead } from '../requests/save_lead.server.ts'
import type { LeadAsked } from './lead_asked.ts'
import { type ProgressValues, readValues, valuesOf } from './progress_values.ts'
import { readEdit, readKnown } from './read_edit.ts'
import { theirChoice } from './their_choice.ts'

/** What the form of a lead's progress keeps when it is refused. */
export interface ProgressKept {
	values: ProgressValues
	/** What the next save is compared with; null where the form did not say. */
	known: (LeadProgress & { version: number }) | null
	/** What others did since the page was loaded. */
	events: { id: string; text: string }[]
	/** The others' values, by the name of the control, where they differ from this form's. */
	theirs: { name: keyof LeadProgress; control: string; value: string; words: string }[]
}

export function progressKept(form: FormData): ProgressKept {
	return { values: readValues(form), known: readKnown(form), events: [], theirs: [] }
}

export const progressCommands = {
	async save({ services: { store, content }, staff, form, params, url, now }: LeadAsked) {
		const lead = leadKey(params)
		const { facts } = content.current
		const edit = readEdit(form, now, facts)
		if (typeof edit === 'string') return refused(422, `${edit} Nothing was saved yet.`)
		const saved = await saveLead(store, staff, lead, edit, now, facts)
		if (saved.ok) return done(leadPathFrom(url.searchParams, lead, { words: { saved: '1' } }))
		if (saved.reason === 'missing')
			throw requestGone({ Note: edit.note, 'Amount offered': readValues(form).amount })
		if (saved.reason !== 'changed')
			return refused(422, `${whyNot(saved.reason, lead.form)} Nothing was saved yet.`)
		const { values, stored, collisions } = saved
		const nameOf = await staffNames(store)
		const message =
			'Somebody else set this while you had the lead open, so nothing was saved yet. What you chose and typed is still here, beside what they set: save again to put yours over theirs.'
		const kept = {
			values: { ...valuesOf(values), note: edit.note },
			known: stored,
			events: await changesSince(store, lead, edit.version, facts),
			theirs: collisions.map((name) => ({ name, ...theirChoice(lead.form, name, stored, nameOf) })),
		}
		return refused(409, message, { kept })
	},
}

/** Why an existing lead was not changed. */
export function whyNot(reason: Exclude<SaveRefusal, 'missing'>, form: LeadForm): string {
	if (reason === 'unknown-person') return 'That person no longer works in the office.'
	if (reason === 'no-reason') return 'Please choose why it was lost.'
	if (reason === 'set-aside') return 'It was set aside as spam: make it a request on its own page.'
	const { way } = leadDefinitions[form]
	if (way === 'order') return 'An order is confirmed on its own page, with cart and day.'
	return way === 'service'
		? 'Service work is not lost: close it as done.'
		: 'It does not get that status by hand.'
}
