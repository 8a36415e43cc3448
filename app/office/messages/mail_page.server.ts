import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { filledFields, type LeadRecord, readLead } from '../requests/lead_record.server.ts'
import type { Composing, LeadPlace } from './message_kind.ts'
import type { MessageForm, MessagePage } from './shown_message.ts'
import { placePath } from './place_path.ts'
import { nobodyToMail } from './send_mail.server.ts'

/** Returns the request that a mail is about; null if it no longer exists. */
export function findRequest({ services, place }: Composing<LeadPlace>): Promise<LeadRecord | null> {
	return readLead(services.store, place.lead)
}

/** Returns why no mail can be sent about a request, or null. */
export function mailRefusal({ work }: LeadRecord): string | null {
	return work.anonymized_at === null ? null : nobodyToMail
}

/** Returns the page for writing a mail, with what the customer asked beside the form. */
export function mailPage(
	record: LeadRecord,
	{ services, place, search }: Composing<LeadPlace>,
	page: { title: string; heading: string; instead: string; form: MessageForm },
): MessagePage {
	const { work } = record
	return {
		...page,
		form: work.anonymized_at === null && work.email !== '' ? page.form : null,
		about: [leadDefinitions[work.form].label, work.reference, work.asked].filter(Boolean).join(' · '),
		back: { to: placePath(place, search), name: 'Back to the request' },
		asked: filledFields(record, services.content.current),
	}
}
