import { fieldsOf } from '#app/content/content_type.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'
import { formText } from '#platform/forms/form_text.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { rowToValues } from '../fields/form_values.ts'
import { openedName } from '../fields/opened_name.ts'
import { type FormType, readValues } from '../fields/read_values.server.ts'
import { type MergedValues, mergeValues } from '../rows/conflict.server.ts'
import { invalid, refused } from './commands.server.ts'

/** The form of a row without content history, such as a person; it carries its initial values for the three-way merge. */
export interface OwnForm extends MergedValues {
	opened: FormValues
}

/** The form with a row's stored values. */
export function ownForm(type: FormType, row: Readonly<Record<string, unknown>>): OwnForm {
	const values = rowToValues(type, row)
	return { values, opened: values, theirs: [] }
}

/** Reads a submitted form. */
export function sentForm(type: FormType, form: FormData): OwnForm {
	const read = (nameOf: (control: string) => string) =>
		Object.fromEntries(
			fieldsOf(type)
				.filter(({ name }) => form.has(nameOf(name)))
				.map(({ name }) => [name, cleanLine(formText(form, nameOf(name)))]),
		)
	return { values: read((name) => name), opened: read(openedName), theirs: [] }
}

/**
 * Merges a form into the stored row and returns the changed columns. Changes that others saved since it was opened are kept;
 * if both changed a field, nothing is saved. Fields without an initial value in the form count as opened as stored.
 */
export function mergeForm(type: FormType, sent: OwnForm, row: Readonly<Record<string, unknown>>) {
	const stored = rowToValues(type, row)
	const opened = { ...stored, ...sent.opened }
	const typed = { ...stored, ...sent.values }
	const { values, theirs } = mergeValues(fieldsOf(type), { opened, stored, typed })
	if (theirs.length > 0)
		return conflictRefusal<{ form?: OwnForm }>({ form: { values, opened: stored, theirs } })
	const read = readValues(type, values)
	if (!read.ok) return invalid<{ form?: OwnForm }>(read.errors)
	const changed = Object.entries(read.columns).filter(([name, value]) => value !== row[name])
	return { ok: true, columns: Object.fromEntries(changed) } as const
}

/** Nothing was saved because both changed the same field; `kept` is the form with both values. */
export function conflictRefusal<Kept extends object>(kept: Kept) {
	const message =
		'Somebody else set this while you had the page open, so nothing was saved yet. What you typed is still here, beside what they set: save again to put yours over theirs.'
	return refused<Kept>(409, message, { kept })
}
