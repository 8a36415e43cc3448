import { checkLead } from './check_lead.ts'
import { consentWording } from './consent.ts'
import type { LeadDefinition, LeadValues } from './lead_definition.ts'
import { leadMails } from './lead_mails.server.ts'
import { honeypotField, idempotencyField, type LeadResult } from './lead_result.ts'
import { insertLead } from './lead_table.server.ts'
import { type LeadServices, recordLead, type Sender } from './record_lead.server.ts'
import { readClientKey } from './submission_key.server.ts'

type PageValues<PageColumn extends string> = Record<PageColumn, string | number | null>
/** What is stored of the page a form stood on, or how that follows from the checked values of its fields. */
export type OfPage<PageColumn extends string> =
	PageValues<PageColumn> | { ofPage(asked: LeadValues): PageValues<PageColumn> }

/** Who sent a form, and what is stored of the page it stood on. */
export type FormSender<PageColumn extends string> = Sender & OfPage<PageColumn>

/**
 * Takes a request that came by a form (decision D13). `ok` means it is on disk with its consent record and mails; a
 * repeat is acknowledged as the first one. A suspicious one is stored, marked, and answered like any other.
 */
export async function submitLead<PageColumn extends string>(
	definition: LeadDefinition<PageColumn>,
	services: LeadServices,
	entries: FormData | URLSearchParams,
	sender: FormSender<PageColumn>,
	now: Date,
): Promise<LeadResult> {
	const { form, pageColumns, promise, storesConsent } = definition
	const { facts } = services.content.current
	const checked = checkLead(form, entries, facts)
	if (!checked.ok) return checked
	const { smsConsent, ...asked } = checked.value
	const page: PageValues<PageColumn> = 'ofPage' in sender ? sender.ofPage(asked) : sender
	const ofPage = Object.fromEntries(pageColumns.map((column) => [column, page[column]]))
	const columns = { ...asked, ...ofPage }
	const recorded = await recordLead(
		services,
		{
			form: form.name,
			facts,
			promise,
			clientKey: readClientKey(entries.get(idempotencyField)),
			fields: { ...columns, smsConsent },
			consent: { isGranted: smsConsent === true, wording: consentWording(facts) },
			takenBy: null,
			contact: definition.contactOf(asked),
			suspicion: entries.get(honeypotField) ? 'The hidden field was filled in' : null,
			insert: (trx, stored) =>
				insertLead(trx, definition, stored, storesConsent ? { ...columns, smsConsent } : columns),
			mails: (stored, due) =>
				leadMails({
					definition,
					values: { ...columns, smsConsent },
					stored,
					page: sender.page,
					due,
					facts,
				}),
		},
		sender,
		now,
	)
	return recorded.ok ? recorded : { ...recorded, errors: [], values: checked.values }
}
