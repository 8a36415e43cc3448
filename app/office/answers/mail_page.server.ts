import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import type { FilledField, LeadRecord } from '../requests/lead_record.server.ts'
import { leadPathFrom } from '../requests/list_position.ts'

/** What a page on which something is mailed to who asked shows of the request. */
export interface MailPageContent {
	name: string
	/** `Quote · HH-2345 · Residential` */
	about: string
	/** Null where there is nobody to mail to. */
	email: string | null
	/** The request's page. */
	back: string
	fields: FilledField[]
	version: number
}

/** The same of this request, opened from the list that `search` names. */
export function mailPage({ work, fields }: LeadRecord, search: URLSearchParams): MailPageContent {
	return {
		name: work.name,
		about: [leadDefinitions[work.form].label, work.reference, work.asked].filter(Boolean).join(' · '),
		email: work.anonymized_at === null && work.email !== '' ? work.email : null,
		back: leadPathFrom(search, { form: work.form, leadId: work.lead_id }),
		fields,
		version: work.version,
	}
}
