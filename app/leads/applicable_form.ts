import type { FormDefinition } from './form_definition.ts'

/** Reduced forms by their field names, so that whatever is cached per form object is computed only once. */
const narrowed = new WeakMap<FormDefinition, Map<string, FormDefinition>>()

/** The form without the fields whose `when` condition these values do not meet; the form itself if all apply. */
export function applicableForm<Form extends FormDefinition>(
	form: Form,
	valueOf: (field: string) => unknown,
): Form | FormDefinition {
	const all = Object.entries(form.fields)
	const applicable = all.filter(
		([, { when }]) => !when || when.is.some((value) => value === valueOf(when.field)),
	)
	if (applicable.length === all.length) return form
	const known = narrowed.get(form) ?? new Map<string, FormDefinition>()
	narrowed.set(form, known)
	const names = applicable.map(([name]) => name).join()
	const found = known.get(names) ?? { ...form, fields: Object.fromEntries(applicable) }
	known.set(names, found)
	return found
}
