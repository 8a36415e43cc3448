import type { ContentRow } from '#app/content/content_row.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'
import type { NamedField } from '#app/content/fields.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { collectValue } from './collect_values.ts'
import { rowToValues } from './form_values.ts'
import { ruleFor } from './row_schema.server.ts'

/** What forms are made from: a type of content, or the fields of rows that are none, such as people. */
export type FormType = Pick<ContentType, 'fields'> & Partial<Pick<ContentType, 'errors' | 'office'>>

type ReadValues = { ok: true; columns: Record<string, unknown> } | { ok: false; errors: FieldError[] }

/**
 * What was typed, as columns to store; or all errors. Lists are compacted first, so errors name the controls of
 * `compactValues`.
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

/** What its fields and its type say against a row that nobody typed as it is: the same as if somebody had. */
export function valueErrors(description: FormType, row: Readonly<Record<string, unknown>>): FieldError[] {
	const read = readValues(description, rowToValues(description, row))
	return read.ok ? [] : read.errors
}

/** What was typed into the controls of one field, as its column. */
export function readField(
	field: NamedField,
	values: FormValues,
): { ok: true; value: unknown } | { ok: false; errors: FieldError[] } {
	const read = ruleFor(field).safeParse(collectValue(field, values))
	if (read.success) return { ok: true, value: read.data }
	// A fact has one control, or several that are told of together.
	const issues = field.control === 'fact' ? read.error.issues.slice(0, 1) : read.error.issues
	const pathOf = (path: readonly PropertyKey[]) => (field.control === 'fact' ? [] : path)
	const errors = issues.map(({ path, message }) => ({
		field: [field.name, ...pathOf(path)].join('.'),
		message,
	}))
	return { ok: false, errors }
}
