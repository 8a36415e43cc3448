import type { FormDefinition } from './form_definition.ts'

/** Forms by the names of their fields, so that what is made of a form is made once. */
const narrowed = new WeakMap<FormDefinition, Map<string, FormDefinition>>()

/** The form without the fields that are not asked where its choices have these values; itself where all are asked. */
export function applicableForm<Form extends FormDefinition>(
	form: Form,
	valueOf: (field: string) => unknown,
): Form | FormDefinition {
	const all = Object.entries(form.fields)
	const asked = all.filter(([, { when }]) => !when || when.is.some((value) => value === valueOf(when.field)))
	if (asked.length === all.length) return form
	const known = narrowed.get(form) ?? new Map<string, FormDefinition>()
	narrowed.set(form, known)
	const names = asked.map(([name]) => name).join()
	const found = known.get(names) ?? { ...form, fields: Object.fromEntries(asked) }
	known.set(names, found)
	return found
}
