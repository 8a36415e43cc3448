import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'
import type { LeadForm } from './lead_rows.ts'
import type { Service } from './service_names.ts'

/** A template for text messages, with placeholders for facts and for the request. */
export interface TextTemplateRow {
	id: string
	/** The form whose requests it is for; `any` for all, and for people without one. */
	form: LeadForm | 'any'
	/** The service it mentions: it is not offered while that service is off. Null for always. */
	service: Service | null
	name: string
	body: string
	sort_order: number
	created_at: Timestamp
	updated_at: Timestamp
}

export const textTemplateTables = {
	text_templates: table<TextTemplateRow>({ created_at: 'time', updated_at: 'time' }),
}
