import { leadStatuses } from '#app/leads/lead_statuses.ts'
import { formText } from '#platform/forms/form_text.ts'
import { oneOf } from '#platform/forms/one_of.ts'
import { done, refused } from '../kernel/screens/commands.server.ts'
import { leadKey } from '../requests/lead_key.server.ts'
import type { LeadSubmission } from './lead_submission.ts'
import { leadPathFrom } from '../requests/list_position.ts'
import { saveLead } from '../requests/save_lead.server.ts'
import { pressAgain } from '../stops/stop_sentences.ts'
import { planSuggested } from './plan_suggested.server.ts'
import { refusalSentenceOf } from './progress_commands.server.ts'

const plannedMeanwhile =
	'Somebody changed what is planned for this request meanwhile, as it stands above. Nothing was planned; press again to plan one more.'

/** Commands that plan a request's stops and complete it when all are done. */
export const planningCommands = {
	/** The form contains the number of stops that its page showed. */
	async 'plan-stop'({ services, staff, form, params, url, now }: LeadSubmission) {
		const lead = leadKey(params)
		const shownState = { known: Number(formText(form, 'stops')), seen: formText(form, 'seen') }
		const planned = await planSuggested(services, lead, shownState, { staff, now })
		if (planned.ok) return done(`${leadPathFrom(url.searchParams, lead)}#stops`)
		if (planned.reason === 'nothing')
			return refused(409, 'There is nothing to plan for this request any more.')
		if (planned.reason === 'meanwhile') return refused(409, plannedMeanwhile)
		if (planned.reason === 'unavailable') return planned
		if (planned.reason === 'asks') {
			const { question } = planned
			return refused(409, pressAgain(question), { kept: { panel: 'stops' as const, seen: question.key } })
		}
		return refused(422, planned.errors.map(({ message }) => message).join(' '))
	},
	async 'end-request'({ services: { store, content }, staff, form, params, url, now }: LeadSubmission) {
		const lead = leadKey(params)
		const status = oneOf(leadStatuses, formText(form, 'status'))
		if (status === null) return refused(422, 'The form could not be read.')
		const version = Number(formText(form, 'version'))
		const edit = { version, was: { status }, is: { status: 'won' as const }, note: '' }
		const saved = await saveLead(store, staff, lead, edit, now, content.current.facts)
		if (saved.ok) return done(leadPathFrom(url.searchParams, lead, { words: { saved: '1' } }))
		if (saved.reason === 'changed')
			return refused(409, 'Somebody else set its status meanwhile. Nothing was changed.')
		return refused(
			409,
			saved.reason === 'missing' ? 'It is no longer there.' : refusalSentenceOf(saved.reason, lead.form),
		)
	},
}
