import type { Option } from '#app/company/option.ts'
import type { Facts } from '#app/company/facts_type.ts'
import type { BillingKind } from '#app/leads/billing_request/form_definition.ts'
import type { FormDefinition } from '#app/leads/form_definition.ts'
import { offeredForm } from '#app/leads/offered_form.ts'
import type { LeadDefinition } from '#app/leads/lead_definition.ts'

/** A kind of request by phone: a form, or a form with one choice that decides which fields it has. */
export interface PhoneKind {
	/** Its value in the page's URL. */
	value: string
	label: string
	definition: LeadDefinition
	/** The choice implied by the kind. */
	chosen: { field: string; value: string } | null
}

/** Offered only if the company sends texts, as on the billing page. */
const idByText: BillingKind = 'id-by-text'

/** All kinds of requests by phone, in the order of the office's forms, without services that are not offered. */
export function phoneKinds(definitions: readonly LeadDefinition[], facts: Facts): PhoneKind[] {
	return definitions.flatMap((definition): PhoneKind[] => {
		const { form, label } = definition
		const { name } = form
		const choice = decisiveChoice(offeredForm(form, facts))
		if (choice === null) return [{ value: name, label, definition, chosen: null }]
		const options = choice.options.filter(({ value }) => value !== idByText || facts.textNotifications)
		return options.map((option) => ({
			value: `${name}.${option.value}`,
			label: option.label,
			definition,
			chosen: { field: choice.field, value: option.value },
		}))
	})
}

/** The single choice that decides which other fields are shown; null if there is none, or more than one. */
function decisiveChoice(form: FormDefinition): { field: string; options: readonly Option[] } | null {
	const deciding = new Set(Object.values(form.fields).flatMap(({ when }) => when?.field ?? []))
	const [field] = deciding
	if (field === undefined || deciding.size > 1) return null
	const choice = form.fields[field]
	return choice?.control === 'select' && choice.required && typeof choice.options !== 'function'
		? { field, options: choice.options }
		: null
}
