import type { ChecklistField, FormDefinition, FormField, OfferedBy, Option } from './form_definition.ts'

/** A field with its options as they are at present. */
export type OfferedField =
	Exclude<FormField, ChecklistField> | (Omit<ChecklistField, 'options'> & { options: readonly Option[] })
export type OfferedForm = FormDefinition<Readonly<Record<string, OfferedField>>>

/** Forms by the facts that their options follow from, so that what is made of a form is made once. */
const made = new WeakMap<OfferedBy, Map<FormDefinition, OfferedForm>>()

/** The form with what the company offers at present as its options; itself where none of them follow from facts. */
export function offeredForm(form: FormDefinition, facts: OfferedBy): OfferedForm {
	if (isOffered(form)) return form
	const known = made.get(facts) ?? new Map<FormDefinition, OfferedForm>()
	made.set(facts, known)
	const offered = known.get(form) ?? {
		...form,
		fields: Object.fromEntries(
			Object.entries(form.fields).map(([name, field]) => [
				name,
				field.control === 'checklist' ? { ...field, options: optionsOf(field, facts) } : field,
			]),
		),
	}
	known.set(form, offered)
	return offered
}

function isOffered(form: FormDefinition): form is OfferedForm {
	return Object.values(form.fields).every(
		(field) => !('options' in field) || typeof field.options !== 'function',
	)
}

/** What can be chosen in a field; nothing where nothing can. */
export function optionsOf(field: FormField, facts: OfferedBy): readonly Option[] {
	if (!('options' in field)) return []
	return typeof field.options === 'function' ? field.options(facts) : field.options
}
