import { honeypotField, idempotencyField, type LeadResult } from '../lead_result.ts'
import { type Lead, type LeadServices, recordLead, type Sender } from '../record_lead.server.ts'
import { readClientKey } from '../submission_key.server.ts'
import { checkRolloff } from './check_rolloff.ts'
import { rolloffContact } from './contact.ts'
import { rolloffMails } from './mails.server.ts'
import type { RolloffQuote } from './schema.ts'

/** Who sent the form, and the slug of the town whose page it stood on. */
export interface RolloffSender extends Sender {
	townSlug: string
}

/**
 * Takes a roll-off quote request (RQ-08, decision D13). `ok` means it is on disk with its consent record
 * and mails; a repeat is acknowledged as the first one. A suspicious one is stored, marked, and answered like any other.
 */
export async function submitRolloffQuote(
	services: LeadServices,
	entries: FormData | URLSearchParams,
	sender: RolloffSender,
	now: Date,
): Promise<LeadResult> {
	const form = checkRolloff(entries)
	if (!form.ok) return form
	const { value: quote, values } = form
	const clientKey = readClientKey(entries.get(idempotencyField))
	const suspicion = entries.get(honeypotField) ? 'The hidden field was filled in' : null
	const lead = rolloffLead(quote, clientKey, suspicion, sender)
	const recorded = await recordLead(services, lead, sender, now)
	return recorded.ok ? recorded : { ...recorded, errors: [], values }
}

function rolloffLead(
	quote: RolloffQuote,
	clientKey: string | null,
	suspicion: string | null,
	sender: RolloffSender,
): Lead {
	const { smsConsent, ...asked } = quote
	const fields = { ...asked, town_slug: sender.townSlug }
	return {
		form: 'rolloff',
		clientKey,
		fields: { ...fields, smsConsent },
		isConsentGiven: smsConsent,
		contact: rolloffContact(quote),
		suspicion,
		async insert(trx, lead) {
			const inserted = await trx
				.insertInto('rolloff_quote_requests')
				.values({ ...lead, ...fields })
				.onConflict((conflict) => conflict.column('reference').doNothing())
				.executeTakeFirstOrThrow()
			return Number(inserted.numInsertedOrUpdatedRows) === 1
		},
		mails: (lead, due) => rolloffMails(quote, lead, sender, due),
	}
}
