import { data } from 'react-router'
import { leadForms } from '#app/leads/lead_definitions.server.ts'
import { oneOf } from '#platform/forms/one_of.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'

/** The lead in a path of the inbox. Throws a 404 if the form does not exist. */
export function leadKey(params: { form: string; id: string }): LeadKey {
	const form = oneOf(leadForms(), params.form)
	if (form === null) throw data(null, { status: 404 })
	return { form, leadId: params.id }
}
