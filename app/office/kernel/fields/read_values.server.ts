import type { ContentRow } from '#app/content/content_row.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { collectValue } from './collect_values.ts'
import { ruleFor } from './row_schema.server.ts'

/** What forms are made from: a type of content, or the fields of rows that are none, such as people. */
export type FormType = Pick<ContentType, 'fields'> & Partial<Pick<ContentType, 'errors' | 'office'>>

export type ReadValues = { ok: true; columns: Record<string, unknown> } | { ok: false; errors: FieldError[] }

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
		const read = ruleFor(field).safeParse(collectValue(field, filled.values))
		if (read.success) columns[field.name] = read.data
		else
			errors.push(
				...read.error.issues.map(({ path, message }) => ({
					field: [field.name, ...path].join('.'),
					message,
				})),
			)
	}
	if (errors.length === 0) errors.push(...(description.errors?.(columns as Omit<ContentRow, 'id'>) ?? []))
	return errors.length === 0 ? { ok: true, columns } : { ok: false, errors }
}
