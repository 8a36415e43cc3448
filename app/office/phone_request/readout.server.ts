import type { Services } from '#app/services.server.ts'
import { checkLead } from '#app/leads/check_lead.ts'
import type { LeadDefinition } from '#app/leads/lead_definition.ts'
import { phoneForm } from '#app/leads/phone_form.ts'
import { type OrderOutlook, orderOutlook } from './order_outlook.server.ts'
import { pageValues } from './page_values.server.ts'

/** The text to read out to the caller; stored with the request. */
export interface Readout {
	/** Empty until enough is known. */
	text: string
	/** The order's price as on the public page; null for other kinds. */
	order: OrderOutlook | null
}

/** The readout for the values so far; null for kinds without one. */
export async function readoutOf(
	definition: LeadDefinition,
	services: Pick<Services, 'store' | 'content' | 'log'>,
	entries: FormData,
	now: Date,
): Promise<Readout | null> {
	const { form, mail, contactColumns, message } = definition
	if (mail.receiptNote === undefined) return null
	const { facts } = services.content.current
	const checked = checkLead(phoneForm(definition), entries, { ...facts, smsConsentRequired: false })
	const { values } = checked
	const leadValues = Object.fromEntries(
		Object.entries(form.fields).map(([name, { control }]) => {
			const value = values[name] ?? ''
			return [name, control === 'checklist' ? value.split(',').filter(Boolean) : value || null]
		}),
	)
	const reach = new Set([...Object.values(contactColumns), message])
	const isKnown = checked.ok || checked.errors.every(({ field }) => reach.has(field))
	const page = isKnown ? await pageValues(form.name, leadValues, services, now) : null
	return {
		text: page && 'values' in page ? String(page.values[mail.receiptNote] ?? '') : '',
		order: form.name === 'order' ? await orderOutlook(leadValues, services, now) : null,
	}
}
