import { isOfferedIn } from '#app/company/services.ts'
import type { Option } from '#app/company/option.ts'
import type { ChecklistField, FormDefinition, FormField, OfferedBy, SelectField } from './form_definition.ts'

/** A field with its current options. */
type OfferedField =
	Exclude<FormField, ChecklistField | SelectField> | Offered<ChecklistField> | Offered<SelectField>
type Offered<Field> = Omit<Field, 'options'> & { options: readonly Option[] }
type OfferedForm = FormDefinition<Readonly<Record<string, OfferedField>>>

/**
 * Offered forms by the facts that their options depend on, so that whatever is cached per form object is
 * computed only once.
 */
const made = new WeakMap<OfferedBy, Map<FormDefinition, OfferedForm>>()

/** The form with the options that the company currently offers, without those of services that are off. */
export function offeredForm(form: FormDefinition, facts: OfferedBy): OfferedForm {
	const known = made.get(facts) ?? new Map<FormDefinition, OfferedForm>()
	made.set(facts, known)
	const offered = known.get(form) ?? withOffered(form, facts)
	known.set(form, offered)
	return offered
}

function withOffered(form: FormDefinition, facts: OfferedBy): OfferedForm {
	const fields = Object.entries(form.fields).map(([name, field]): [string, OfferedField] => [
		name,
		'options' in field ? ({ ...field, options: optionsOf(field, facts) } as OfferedField) : field,
	])
	return { ...form, fields: Object.fromEntries(fields) }
}

/** The current options of a field; empty if it has none. */
export function optionsOf(field: FormField, facts: OfferedBy): readonly Option[] {
	if (!('options' in field)) return []
	const options = typeof field.options === 'function' ? field.options(facts) : field.options
	return options.filter(isOfferedIn(facts.services))
}
