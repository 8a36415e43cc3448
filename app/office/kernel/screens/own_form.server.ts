import { fieldsOf } from '#app/content/content_type.ts'
import { cleanLine } from '#platform/forms/clean_text.ts'
import { formText } from '#platform/forms/form_text.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { rowToValues } from '../fields/form_values.ts'
import { openedName } from '../fields/opened_name.ts'
import { type FormType, readValues } from '../fields/read_values.server.ts'
import { type MergedValues, mergeValues } from '../rows/conflict.server.ts'
import { invalid, refused } from './commands.server.ts'

/** The form of a row that the history of the content does not have, such as a person: it carries what it was opened with. */
export interface OwnForm extends MergedValues {
	opened: FormValues
}

/** The form of a row as it is stored. */
export function ownForm(type: FormType, row: Readonly<Record<string, unknown>>): OwnForm {
	const values = rowToValues(type, row)
	return { values, opened: values, theirs: [] }
}

/** The form as it was sent; its controls are lines and lists. */
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
 * The columns that a form changes in a row as it is stored now. What somebody else saved since it was opened stays; where both changed
 * a field, nothing is saved. What the form does not carry, it was opened with as it is.
 */
export function mergeForm(type: FormType, sent: OwnForm, row: Readonly<Record<string, unknown>>) {
	const stored = rowToValues(type, row)
	const opened = { ...stored, ...sent.opened }
	const typed = { ...stored, ...sent.values }
	const { values, theirs } = mergeValues(fieldsOf(type), { opened, stored, typed })
	if (theirs.length > 0) return setMeanwhile<{ form?: OwnForm }>({ form: { values, opened: stored, theirs } })
	const read = readValues(type, values)
	if (!read.ok) return invalid<{ form?: OwnForm }>(read.errors)
	const changed = Object.entries(read.columns).filter(([name, value]) => value !== row[name])
	return { ok: true, columns: Object.fromEntries(changed) } as const
}

/** Nothing was saved: both changed the same, as the form that is kept says. */
export function setMeanwhile<Kept extends object>(kept: Kept) {
	const message =
		'Somebody else set this while you had the page open, so nothing was saved yet. What you typed is still here, beside what they set: save again to put yours over theirs.'
	return refused<Kept>(409, message, { kept })
}
