import { honeypotField, idempotencyField, type LeadResult } from '../lead_result.ts'
import { type Lead, type LeadServices, recordLead, type Sender } from '../record_lead.server.ts'
import { readClientKey } from '../submission_key.server.ts'
import { checkHoa } from './check_hoa.ts'
import { hoaContact } from './contact.ts'
import { hoaMails } from './mails.server.ts'
import type { HoaQuote } from './schema.ts'

/**
 * Takes an HOA quote request (HO-05, decisions D12 and D13). `ok` means it is on disk with its consent record and
 * mails; a repeat is acknowledged as the first one. A suspicious one is stored, marked, and answered like any other.
 */
export async function submitHoaQuote(
	services: LeadServices,
	entries: FormData | URLSearchParams,
	sender: Sender,
	now: Date,
): Promise<LeadResult> {
	const form = checkHoa(entries)
	if (!form.ok) return form
	const { value: quote, values } = form
	const clientKey = readClientKey(entries.get(idempotencyField))
	const suspicion = entries.get(honeypotField) ? 'The hidden field was filled in' : null
	const recorded = await recordLead(services, hoaLead(quote, clientKey, suspicion, sender), sender, now)
	return recorded.ok ? recorded : { ...recorded, errors: [], values }
}

function hoaLead(quote: HoaQuote, clientKey: string | null, suspicion: string | null, sender: Sender): Lead {
	const { smsConsent, ...asked } = quote
	return {
		form: 'hoa',
		clientKey,
		fields: quote,
		isConsentGiven: smsConsent,
		contact: hoaContact(quote),
		suspicion,
		async insert(trx, lead) {
			const inserted = await trx
				.insertInto('hoa_quote_requests')
				.values({ ...lead, ...asked })
				.onConflict((conflict) => conflict.column('reference').doNothing())
				.executeTakeFirstOrThrow()
			return Number(inserted.numInsertedOrUpdatedRows) === 1
		},
		mails: (lead, due) => hoaMails(quote, lead, sender, due),
	}
}
