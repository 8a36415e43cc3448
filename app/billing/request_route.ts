import type { ActionFunctionArgs } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { billingLead } from '#app/leads/billing_request/definition.ts'
import type { LeadResult } from '#app/leads/lead_result.ts'
import { refusalStatuses } from '#app/leads/refuse.server.ts'
import { submitLead } from '#app/leads/submit_lead.server.ts'
import { readForm } from '#platform/forms/read_form.server.ts'

/** `POST /functions/billing-request`: takes a form of the billing page that a script sends, and answers with a `LeadResult`. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const entries = await readForm(request)
	if (entries === null) {
		const unreadable: LeadResult = { ok: false, reason: 'unreadable', errors: [], values: {} }
		return Response.json(unreadable, { status: refusalStatuses.unreadable })
	}
	const sender = { ...context.get(visitorContext), page: '/pay-my-bill' }
	const result = await submitLead(billingLead, context.get(servicesContext), entries, sender, new Date())
	return Response.json(result, { status: result.ok ? 200 : refusalStatuses[result.reason] })
}
