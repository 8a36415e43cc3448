import type { Sender } from '#app/leads/record_lead.server.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { billingEntries } from './billing_entries.ts'
import { hoaEntries } from './hoa_entries.ts'
import { orderColumns, orderEntries } from './order_entries.ts'
import { quoteEntries, quoteSender } from './quote_entries.ts'
import { rolloffEntries } from './rolloff_entries.ts'
import { serviceEntries } from './service_entries.ts'

/** Each form complete, as a browser sends it, with `changes` applied. */
export const leadEntries: Readonly<Record<LeadForm, (changes?: Record<string, string>) => URLSearchParams>> =
	{
		quote: quoteEntries,
		rolloff: rolloffEntries,
		hoa: hoaEntries,
		'service-request': serviceEntries,
		order: orderEntries,
		'billing-request': billingEntries,
	}

/** The sender of any form, with what the forms' pages store. */
export function leadSender(changes: Partial<Sender> = {}) {
	return { ...quoteSender(changes), town_slug: 'windsor', schedule_note: null, ...orderColumns }
}
