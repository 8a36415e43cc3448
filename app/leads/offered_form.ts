import { isOfferedIn } from '#app/company/services.ts'
import type { Option } from '#app/company/option.ts'
import type { ChecklistField, FormDefinition, FormField, OfferedBy, SelectField } from './form_definition.ts'

/** A field with its options as they are at present. */
type OfferedField =
	Exclude<FormField, ChecklistField | SelectField> | Offered<ChecklistField> | Offered<SelectField>
type Offered<Field> = Omit<Field, 'options'> & { options: readonly Option[] }
type OfferedForm = FormDefinition<Readonly<Record<string, OfferedField>>>

/** Forms by the facts that their choices follow from, so that what is made of a form is made once. */
const made = new WeakMap<OfferedBy, Map<FormDefinition, OfferedForm>>()

/** The form with the choices that the company offers at present: without those of services that are off. */
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

/** What can be chosen in a field; nothing where nothing can. */
export function optionsOf(field: FormField, facts: OfferedBy): readonly Option[] {
	if (!('options' in field)) return []
	const options = typeof field.options === 'function' ? field.options(facts) : field.options
	return options.filter(isOfferedIn(facts.services))
}
