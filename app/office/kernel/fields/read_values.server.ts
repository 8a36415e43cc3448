import type { ContentRow } from '#app/content/content_row.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'
import type { NamedField } from '#app/content/fields.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { collectValue } from './collect_values.ts'
import { rowToValues } from './form_values.ts'
import { ruleFor } from './row_schema.server.ts'

/** What a form is built from: a content type, or just fields for rows that aren't content, such as people. */
export type FormType = Pick<ContentType, 'fields'> & Partial<Pick<ContentType, 'errors' | 'office'>>

type ReadValues = { ok: true; columns: Record<string, unknown> } | { ok: false; errors: FieldError[] }

/**
 * Validates submitted values and returns columns to store, or all errors. Lists are compacted first, so errors name the
 * controls of `compactValues`.
 */
export function readValues(description: FormType, values: FormValues): ReadValues {
	const filled = description.office?.fill?.(values) ?? { ok: true, values }
	if (!filled.ok) return filled
	const columns: Record<string, unknown> = {}
	const errors: FieldError[] = []
	for (const field of fieldsOf(description)) {
		const read = readField(field, filled.values)
		if (read.ok) columns[field.name] = read.value
		else errors.push(...read.errors)
	}
	if (errors.length === 0) errors.push(...(description.errors?.(columns as Omit<ContentRow, 'id'>) ?? []))
	return errors.length === 0 ? { ok: true, columns } : { ok: false, errors }
}

/** Validates a row that no form submitted, such as a restored one, by the same rules as a form. */
export function valueErrors(description: FormType, row: Readonly<Record<string, unknown>>): FieldError[] {
	const read = readValues(description, rowToValues(description, row))
	return read.ok ? [] : read.errors
}

/** Validates the controls of one field and returns the column's value. */
export function readField(
	field: NamedField,
	values: FormValues,
): { ok: true; value: unknown } | { ok: false; errors: FieldError[] } {
	const read = ruleFor(field).safeParse(collectValue(field, values))
	if (read.success) return { ok: true, value: read.data }
	// A fact shows one error, even if it has several controls.
	const issues = field.control === 'fact' ? read.error.issues.slice(0, 1) : read.error.issues
	const pathOf = (path: readonly PropertyKey[]) => (field.control === 'fact' ? [] : path)
	const errors = issues.map(({ path, message }) => ({
		field: [field.name, ...pathOf(path)].join('.'),
		message,
	}))
	return { ok: false, errors }
}
