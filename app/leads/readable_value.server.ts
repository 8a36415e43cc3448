import { formatDollars } from '#app/company/dollars.ts'
import { shownPhones } from '#app/people/identifiers.server.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { optionLabel } from './form_definition.ts'
import type { LeadDefinition } from './lead_definition.ts'

/**
 * Formats a column's value for people: the label of a choice, phone numbers in their one format; '' if empty. `areaNamed` returns the name of
 * the pickup area with a slug.
 */
export function readableValue(
	{ form, columns }: LeadDefinition,
	column: string,
	value: unknown,
	areaNamed: (slug: string) => string,
): string {
	if (value === null || value === undefined) return ''
	const field = form.fields[column]
	const holds = columns.get(column)?.holds
	if (holds === 'dollars') return formatDollars(Number(value))
	if (holds === 'area') return areaNamed(String(value))
	if (field?.control === 'date' || holds === 'day') return formatDay(String(value))
	if (field?.control === 'tel') return shownPhones(String(value))
	if (field?.control === 'photos') return value === 1 ? '1 photo' : `${String(value)} photos`
	const options = field && 'options' in field && typeof field.options !== 'function' ? field.options : []
	const values: unknown[] = Array.isArray(value) ? value : [value]
	return values.map((one) => optionLabel(options, String(one))).join(', ')
}
