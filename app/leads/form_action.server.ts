import { type ActionFunctionArgs, redirect } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import type { LeadDefinition } from './lead_definition.ts'
import { readForm } from '#platform/forms/read_form.server.ts'
import { refuse } from './refuse.server.ts'
import { type FormSender, type OfPage, submitLead } from './submit_lead.server.ts'

/**
 * The action of a page that holds a lead form; `ofPage` is what is stored of that page. A request that was taken is
 * answered by a redirect to the same page with its receipt, so that a reload sends nothing again; anything else by the
 * page with the form kept.
 */
export async function leadAction<PageColumn extends string>(
	definition: LeadDefinition<PageColumn>,
	{ request, url, context }: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>,
	ofPage: OfPage<PageColumn>,
) {
	const entries = await readForm(request)
	if (entries === null) return refuse({ ok: false, reason: 'unreadable', errors: [], values: {} })
	const sender: FormSender<PageColumn> = { ...context.get(visitorContext), page: url.pathname, ...ofPage }
	const result = await submitLead(definition, context.get(servicesContext), entries, sender, new Date())
	if (!result.ok) return refuse(result)
	return toReceipt(url, result.leadId, definition.form.anchor)
}

/** Leads to the receipt of a lead on the page that it was sent from. */
export function toReceipt({ pathname }: URL, leadId: string, anchor: string): Response {
	return redirect(`${pathname}?sent=${leadId}#${anchor}`, 303)
}
