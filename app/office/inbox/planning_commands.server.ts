import { randomUUID } from 'node:crypto'
import { leadStatuses } from '#app/leads/lead_statuses.ts'
import { lockLead } from '#app/leads/lock_lead.server.ts'
import { formText } from '#platform/forms/form_text.ts'
import { done, refused } from '../kernel/screens/commands.server.ts'
import { writeContent } from '../kernel/store/write_content.server.ts'
import { leadKey } from '../requests/lead_key.server.ts'
import { leadPathFrom } from '../requests/list_position.ts'
import { saveLead } from '../requests/save_lead.server.ts'
import { stopType } from '../stops/stop_type.server.ts'
import { suggestStop } from '../stops/suggest_stop.server.ts'
import { writeStop } from '../stops/write_stop.server.ts'
import type { LeadAsked } from './lead_asked.ts'
import { whyNot } from './progress_commands.server.ts'

const plannedMeanwhile =
	'Somebody changed what is planned for this request meanwhile, as it stands above. Nothing was planned; press again to plan one more.'

/** What is planned of a request, and the end that it has when all of that is done. */
export const planningCommands = {
	/** The form has how many stops its page showed: of two people who press, the second sees the stop of the first. */
	async 'plan-stop'({ services, staff, form, params, url, now }: LeadAsked) {
		const lead = leadKey(params)
		const { store, content } = services
		const known = await store.db
			.selectFrom('lead_work')
			.selectAll()
			.where('lead_id', '=', lead.leadId)
			.where('form', '=', lead.form)
			.executeTakeFirst()
		const suggested = known ? await suggestStop(services, known, now) : null
		if (suggested === null) return refused(409, 'There is nothing to plan for this request any more.')
		const planned = await writeContent(services, async (trx) => {
			const work = await lockLead(trx, store.kind, lead)
			const { count } = await trx
				.selectFrom('stops')
				.select(({ fn }) => fn.countAll<number | string>().as('count'))
				.where('lead_id', '=', lead.leadId)
				.executeTakeFirstOrThrow()
			const isKnown = work?.anonymized_at === null && Number(count) === Number(formText(form, 'stops'))
			if (!isKnown) return { ok: false as const, reason: 'meanwhile' as const }
			const toWrite = { description: stopType, id: randomUUID(), current: undefined, columns: suggested }
			return writeStop(trx, content, toWrite, { staff, now })
		})
		if (planned.ok)
			return done(`${leadPathFrom(url.searchParams, lead, { words: { stop: 'planned' } })}#stops`)
		if (planned.reason === 'meanwhile') return refused(409, plannedMeanwhile)
		if (planned.reason === 'unavailable') return refused(503, planned.message)
		return refused(422, planned.errors.map(({ message }) => message).join(' '))
	},
	async 'end-request'({ services: { store, content }, staff, form, params, url, now }: LeadAsked) {
		const lead = leadKey(params)
		const status = leadStatuses.find((one) => one === formText(form, 'status'))
		if (status === undefined) return refused(422, 'The form could not be read.')
		const version = Number(formText(form, 'version'))
		const edit = { version, was: { status }, is: { status: 'won' as const }, note: '' }
		const saved = await saveLead(store, staff, lead, edit, now, content.current.facts)
		if (saved.ok) return done(leadPathFrom(url.searchParams, lead, { words: { saved: '1' } }))
		if (saved.reason === 'changed')
			return refused(409, 'Somebody else set its status meanwhile. Nothing was changed.')
		return refused(
			409,
			saved.reason === 'missing' ? 'It is no longer there.' : whyNot(saved.reason, lead.form),
		)
	},
}
