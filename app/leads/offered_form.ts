import type { FormDefinition, FormField, OfferedBy } from './form_definition.ts'

/** Forms by the facts that their choices follow from, so that what is made of a form is made once. */
const made = new WeakMap<OfferedBy, Map<FormDefinition, FormDefinition>>()

/** The form without the choices of services that are off. */
export function offeredForm(form: FormDefinition, facts: OfferedBy): FormDefinition {
	const known = made.get(facts) ?? new Map<FormDefinition, FormDefinition>()
	made.set(facts, known)
	const offered = known.get(form) ?? withOffered(form, facts)
	known.set(form, offered)
	return offered
}

function withOffered(form: FormDefinition, { services }: OfferedBy): FormDefinition {
	const fields = Object.entries(form.fields).map(([name, field]): [string, FormField] => {
		if (!('options' in field)) return [name, field]
		const options = field.options.filter(
			({ service, unless }) => (!service || services[service]) && !(unless && services[unless]),
		)
		return [name, { ...field, options }]
	})
	return { ...form, fields: Object.fromEntries(fields) }
}
