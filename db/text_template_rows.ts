import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'
import type { LeadForm } from './lead_rows.ts'
import type { Service } from './service_names.ts'

/** A text message that the office starts from; with placeholders for facts and for the request. */
export interface TextTemplateRow {
	id: string
	/** Whose requests it is for; `any` for all, and for people without one. */
	form: LeadForm | 'any'
	/** The service that it speaks of, without which nobody is offered it; null for always. */
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
