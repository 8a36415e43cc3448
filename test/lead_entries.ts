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

/** Each form complete, as a browser sends it, with `changes` applied: made up from its fields where nobody wrote it down. */
export const leadEntries = Object.fromEntries(
	leadForms().map((form) => [
		form,
		byHand[form] ?? ((changes) => filledIn(leadDefinitions[form].form, changes)),
	]),
) as Readonly<Record<LeadForm, Entries>>

/** The sender of any form, with what the forms' pages store. */
export function leadSender(changes: Partial<Sender> = {}) {
	return {
		...quoteSender(changes),
		town_slug: 'windsor',
		prices_seen: null,
		schedule_note: null,
		...orderColumns,
	}
}
