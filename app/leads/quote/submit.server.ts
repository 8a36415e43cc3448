import { checkLead } from '../check_lead.ts'
import { honeypotField, idempotencyField, type LeadResult } from '../lead_result.ts'
import { type Lead, type LeadServices, recordLead, type Sender } from '../record_lead.server.ts'
import { readClientKey } from '../submission_key.server.ts'
import { quoteContact } from './contact.ts'
import { quoteMails } from './mails.server.ts'
import { type Quote, quoteSchema } from './schema.ts'

/**
 * Takes a general quote request (QF-06, decision D13). `ok` means it is on disk with its consent record and
 * mails; a repeat is acknowledged as the first one. A suspicious one is stored, marked, and answered like any other.
 */
export async function submitQuote(
	services: LeadServices,
	entries: FormData | URLSearchParams,
	sender: Sender,
	now: Date,
): Promise<LeadResult> {
	const form = checkLead(quoteSchema, entries)
	if (!form.ok) return form
	const { value: quote, values } = form
	const clientKey = readClientKey(entries.get(idempotencyField))
	const suspicion = entries.get(honeypotField) ? 'The hidden field was filled in' : null
	const recorded = await recordLead(services, quoteLead(quote, clientKey, suspicion, sender), sender, now)
	return recorded.ok ? recorded : { ...recorded, errors: [], values }
}

function quoteLead(quote: Quote, clientKey: string | null, suspicion: string | null, sender: Sender): Lead {
	return {
		form: 'quote',
		clientKey,
		fields: quote,
		isConsentGiven: quote.smsConsent,
		contact: quoteContact(quote),
		suspicion,
		async insert(trx, lead) {
			const inserted = await trx
				.insertInto('quote_requests')
				.values({ ...lead, ...quote })
				.onConflict((conflict) => conflict.column('reference').doNothing())
				.executeTakeFirstOrThrow()
			return Number(inserted.numInsertedOrUpdatedRows) === 1
		},
		mails: (lead, due) => quoteMails(quote, lead, sender, due),
	}
}
