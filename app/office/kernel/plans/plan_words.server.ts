import { factFields } from '#app/company/facts_schema.ts'
import { formatFact } from '#app/company/format_fact.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import { formatField } from '../fields/changed_fields.ts'
import { readableHtml } from '../words/readable_html.ts'
import { absent } from '#app/content/plan_forecast.ts'
import { isFact } from './open_plans.server.ts'

/** What staff call the field of a plan. */
export function fieldLabel(plan: PlannedChangeRow, type: ContentType | undefined): string {
	if (isFact(plan)) return factFields.get(plan.row_id)?.label ?? plan.row_id
	return type?.fields[plan.field]?.label ?? plan.field
}

/** A value of the field in words. */
export function valueInWords(plan: PlannedChangeRow, type: ContentType | undefined, value: unknown): string {
	if (value === absent) return ''
	if (isFact(plan)) return formatFact(factFields.get(plan.row_id)?.control, value)
	const field = type && fieldsOf(type).find(({ name }) => name === plan.field)
	if (!type || !field) return String(value ?? '')
	const text = formatField(type, field, { id: plan.row_id, [plan.field]: value } as ContentRow)
	return field.control === 'html' ? readableHtml(text) : text
}

/** What the plan sets the field to, in words. */
export function plannedWords(plan: PlannedChangeRow, type: ContentType | undefined): string {
	return valueInWords(plan, type, JSON.parse(plan.value))
}

/** At most so many characters; an ellipsis stands for the rest, and no placeholder is cut in two. */
export function shortened(words: string, most: number): string {
	if (words.length <= most) return words
	const cut = words.slice(0, most - 1)
	const opened = cut.lastIndexOf('{{')
	return `${opened > cut.lastIndexOf('}}') ? cut.slice(0, opened) : cut}…`
}
