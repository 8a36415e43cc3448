import { leadDefinitions, leadForms } from '#app/leads/lead_definitions.server.ts'
import type { Sender } from '#app/leads/record_lead.server.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { billingEntries } from './billing_entries.ts'
import { filledIn } from './filled_in.ts'
import { hoaEntries } from './hoa_entries.ts'
import { orderColumns, orderEntries } from './order_entries.ts'
import { quoteEntries, quoteSender } from './quote_entries.ts'
import { rolloffEntries } from './rolloff_entries.ts'
import { serviceEntries } from './service_entries.ts'

type Entries = (changes?: Record<string, string>) => URLSearchParams

const byHand: Partial<Record<LeadForm, Entries>> = {
	quote: quoteEntries,
	rolloff: rolloffEntries,
	hoa: hoaEntries,
	'service-request': serviceEntries,
	order: orderEntries,
	'billing-request': billingEntries,
}

/** The complete entries of each form, as a browser sends them, with `changes` applied; generated from its fields by default. */
export const leadEntries = Object.fromEntries(
	leadForms().map((form) => [
		form,
		byHand[form] ?? ((changes) => filledIn(leadDefinitions[form].form, changes)),
	]),
) as Readonly<Record<LeadForm, Entries>>

/** A sender for any form, with the columns that the forms' pages fill in. */
export function leadSender(changes: Partial<Sender> = {}) {
	return {
		...quoteSender(changes),
		town_slug: 'windsor',
		prices_seen: null,
		schedule_note: null,
		...orderColumns,
	}
}
