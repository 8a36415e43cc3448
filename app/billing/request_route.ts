import type { ActionFunctionArgs } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { billingLead } from '#app/leads/billing_request/definition.ts'
import type { LeadResult } from '#app/leads/lead_result.ts'
import { receiptFor } from '#app/leads/receipt.server.ts'
import { refuse } from '#app/leads/refuse.server.ts'
import { submitLead } from '#app/leads/submit_lead.server.ts'
import type { BillingAnswer } from './mail_requests.ts'
import { readForm } from '#platform/forms/read_form.server.ts'

/**
 * `POST /functions/billing-request`: takes a form of the billing page sent by script, and responds with a
 * `BillingAnswer`.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const services = context.get(servicesContext)
	const entries = await readForm(request)
	const sender = { ...context.get(visitorContext), page: '/pay-my-bill' }
	const result: LeadResult =
		entries === null
			? { ok: false, reason: 'unreadable', errors: [], values: {} }
			: await submitLead(billingLead, services, entries, sender, new Date())
	if (!result.ok) {
		const { data: refused, init } = refuse(result, services.content.current.facts)
		return Response.json({ ...refused, receipt: null } satisfies BillingAnswer, init ?? {})
	}
	const receipt = await receiptFor(services, billingLead, result.leadId)
	return Response.json({ ...result, receipt } satisfies BillingAnswer)
}
