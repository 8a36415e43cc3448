import { type ActionFunctionArgs, redirect } from 'react-router'
import { servicesContext, visitorContext } from '#app/context.server.ts'
import { checkLead } from './check_lead.ts'
import type { LeadDefinition } from './lead_definition.ts'
import { closePhotos } from './photos/receive_photos.server.ts'
import { readLeadForm } from './read_lead_form.server.ts'
import { refuse } from './refuse.server.ts'
import { type FormSender, type OfPage, type PlanOfForm, submitLead } from './submit_lead.server.ts'

/**
 * The action of a page with a lead form; `ofPage` is what is stored about the page, `plan` what the form
 * schedules by itself. An accepted request redirects to the same page with its receipt, so that a reload
 * sends nothing again; anything else returns the form with its values.
 */
export async function leadAction<PageColumn extends string>(
	definition: LeadDefinition<PageColumn>,
	{ request, url, context }: Pick<ActionFunctionArgs, 'request' | 'url' | 'context'>,
	ofPage: OfPage<PageColumn>,
	plan?: PlanOfForm,
) {
	const services = context.get(servicesContext)
	const { facts } = services.content.current
	const visitor = context.get(visitorContext)
	const now = new Date()
	const sent = await readLeadForm(definition.form, services, request, visitor, now)
	if ('reason' in sent) {
		// Returns the values of the fields that did arrive.
		const { values } = checkLead(definition.form, sent.entries, facts, [])
		return refuse({ ok: false, reason: sent.reason, errors: [], values }, facts)
	}
	const sender: FormSender<PageColumn> = { ...visitor, page: url.pathname, ...ofPage }
	const { entries, photos, photoError } = sent
	const result = await submitLead(definition, services, entries, sender, now, {
		photos,
		photoError,
		plan,
	}).finally(() => closePhotos(photos))
	if (!result.ok) return refuse(result, facts)
	return toReceipt(url, result.leadId, definition.form.anchor)
}

/** Redirects to a lead's receipt on the page that the lead was sent from. */
export function toReceipt({ pathname }: URL, leadId: string, anchor: string): Response {
	return redirect(`${pathname}?sent=${leadId}#${anchor}`, 303)
}
