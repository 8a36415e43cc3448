import type { ActionFunctionArgs } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { billingLead } from '#app/leads/billing_request/definition.ts'
import { receiptFor } from '#app/leads/receipt.server.ts'
import { refusalSentence } from '#app/leads/refusal_sentence.ts'
import { refusalStatuses } from '#app/leads/refuse.server.ts'
import { submitLead } from '#app/leads/submit_lead.server.ts'
import type { BillingAnswer } from './mail_requests.ts'
import { readForm } from '#platform/forms/read_form.server.ts'

/** `POST /functions/billing-request`: takes a form of the billing page that a script sends, and answers with a `BillingAnswer`. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
	const services = context.get(servicesContext)
	const { facts } = services.content.current
	const entries = await readForm(request)
	if (entries === null) {
		const reason = 'unreadable'
		const sentence = refusalSentence(reason, facts)
		const unreadable: BillingAnswer = { ok: false, reason, errors: [], values: {}, sentence, receipt: null }
		return Response.json(unreadable, { status: refusalStatuses.unreadable })
	}
	const sender = { ...context.get(visitorContext), page: '/pay-my-bill' }
	const result = await submitLead(billingLead, services, entries, sender, new Date())
	const receipt = result.ok ? await receiptFor(services, billingLead, result.leadId) : null
	const answer: BillingAnswer = result.ok
		? { ...result, receipt }
		: { ...result, sentence: refusalSentence(result.reason, facts), receipt: null }
	return Response.json(answer, { status: result.ok ? 200 : refusalStatuses[result.reason] })
}
