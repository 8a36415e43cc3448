import { formatFact } from '#app/company/format_fact.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'
import type { NamedField } from '#app/content/fields.ts'
import type { FieldChange } from '#app/content/office_rules.ts'
import { readableHtml } from '../words/readable_html.ts'
import { rowToValues } from './form_values.ts'

/** The fields that a change set, before and after, in the order of the form; unchanged fields are omitted. */
export function changedFields(
	description: ContentType,
	before: ContentRow | null,
	after: ContentRow | null,
): FieldChange[] {
	const { derivedWords } = description
	const derived = derivedWords && {
		label: derivedWords.label,
		before: before ? derivedWords.of(before) : '',
		after: after ? derivedWords.of(after) : '',
	}
	const ofFields = fieldsOf(description).flatMap((field) => {
		const change = {
			label: field.label,
			before: before ? formatField(description, field, before) : '',
			after: after ? formatField(description, field, after) : '',
		}
		if (change.before === change.after) return []
		if (field.control !== 'html') return [change]
		const words = { ...change, before: readableHtml(change.before), after: readableHtml(change.after) }
		return [words.before === words.after ? { ...words, note: 'Only its formatting changed.' } : words]
	})
	return derived && derived.before !== derived.after ? [...ofFields, derived] : ofFields
}

/** A field's value as plain text for reading. */
export function fieldInWords(description: ContentType, field: NamedField, row: ContentRow): string {
	const text = formatField(description, field, row)
	return field.control === 'html' ? readableHtml(text) : text
}

/** A field's value as text; an article's value is its HTML. */
export function formatField(description: ContentType, field: NamedField, row: ContentRow): string {
	const value = row[field.name]
	if (field.control === 'fact') return formatFact(field.kind, value)
	if (field.control === 'checkbox') return value === true ? 'Yes' : 'No'
	if (field.control === 'select')
		return field.options.find((option) => option.value === value)?.label ?? String(value ?? '')
	const cells = Object.entries(rowToValues(description, row)).filter(
		([key]) => key === field.name || key.startsWith(`${field.name}.`),
	)
	return cells.map(([, text]) => text).join('\n')
}
