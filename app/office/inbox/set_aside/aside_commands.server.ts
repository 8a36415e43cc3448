import { done, type Submission } from '../../kernel/screens/commands.server.ts'
import { requestGone } from '../../parts/gone.ts'
import { leadKey } from '../../requests/lead_key.server.ts'
import { leadPathFrom } from '../../requests/list_position.ts'
import { saveLead } from '../../requests/save_lead.server.ts'
import { makeRequest } from './make_request.server.ts'

type LeadSubmission = Submission<{ form: string; id: string }>

/** Commands for a lead that was set aside. If somebody has already made it a request, it stays one. */
export const asideCommands = {
	async 'make-request'({ services, staff, params, url, now }: LeadSubmission) {
		const lead = leadKey(params)
		if (!(await makeRequest(services, staff, lead, now))) throw requestGone({})
		return done(leadPathFrom(url.searchParams, lead))
	},
	async 'confirm-spam'({ services: { store, content }, staff, params, url, now }: LeadSubmission) {
		const lead = leadKey(params)
		const spam = { status: 'spam' } as const
		const saved = await saveLead(
			store,
			staff,
			lead,
			{ version: 0, was: spam, is: spam, note: '' },
			now,
			content.current.facts,
		)
		if (!saved.ok && saved.reason === 'missing') throw requestGone({})
		return done(leadPathFrom(url.searchParams, lead))
	},
}
