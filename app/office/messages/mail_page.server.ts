import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { filledFields, type LeadRecord, readLead } from '../requests/lead_record.server.ts'
import type { Composing, LeadPlace } from './message_kind.ts'
import type { MessageForm, MessagePage } from './shown_message.ts'
import { placePath } from './place_path.ts'
import { nobodyToMail } from './send_mail.server.ts'

/** The request that a mail is about; null when it is gone. */
export function findRequest({ services, place }: Composing<LeadPlace>): Promise<LeadRecord | null> {
	return readLead(services.store, place.lead)
}

/** Why nothing can be mailed about a request at all; null when something can. */
export function mailRefusal({ work }: LeadRecord): string | null {
	return work.anonymized_at === null ? null : nobodyToMail
}

/** The page on which something is mailed to who asked, beside what they asked. */
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
