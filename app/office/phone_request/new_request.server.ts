import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Services, Visitor } from '#app/context.server.ts'
import { askedForm } from '#app/leads/asked_form.ts'
import type { FormDefinition, Option } from '#app/leads/form_definition.ts'
import { formSchema } from '#app/leads/form_schema.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import type { Refusal } from '#app/leads/lead_result.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import { phoneForm } from '#app/leads/phone_form.ts'
import { formatAnswerBy } from '#app/leads/promise_clock/answer_by.ts'
import { dueAt } from '#app/leads/promise_clock/due_at.ts'
import { refusalStatuses } from '#app/leads/refuse.server.ts'
import { spokenConsentWording } from '#app/leads/spoken_consent.ts'
import { receiptField, submitByPhone, textsField } from '#app/leads/submit_by_phone.server.ts'
import { parseForm, type TypedValues } from '#platform/forms/parse_form.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import { type Caller, findCallers } from './callers.server.ts'
import { pageValues } from './page_values.server.ts'
import { type PhoneKind, phoneKinds } from './phone_kinds.ts'

/** Where requests by phone are written down. */
export const newRequestPath = '/admin/requests/new'

export interface NewRequestPage {
	kinds: { value: string; label: string; form: string; to: string }[]
	kind: string
	/** The fields to ask, number and name first. */
	form: Pick<FormDefinition, 'name' | 'fields' | 'grid' | 'row'>
	contact: { name: string; email: string; phone: string }
	/** The choice that comes with the kind. */
	chosen: { field: string; value: string } | null
	areas: Option[]
	/** What is to be read out before they agree to texts. */
	consentWording: string
	/** When they hear from us if the request is saved now. */
	answerBy: string
	/** Makes a form that is sent twice one request. */
	key: string
}

/** What the page answers to a form that did not lead to a request: errors, or who may be calling. */
export interface NewRequestAnswer {
	message: string | null
	errors: FieldError[]
	values: TypedValues
	callers: Caller[] | null
	key: string
}

function kindAt(value: string | null): PhoneKind {
	const kinds = phoneKinds(Object.values(leadDefinitions))
	const kind = kinds.find((one) => one.value === value) ?? kinds[0]
	if (!kind) throw new Error('There is no form.')
	return kind
}

/** The page for the kind that its address has; the first one without. */
export function newRequestPage(
	{ content }: Pick<Services, 'content'>,
	kindValue: string | null,
	now: Date,
): NewRequestPage {
	const kind = kindAt(kindValue)
	const { definition, chosen } = kind
	const { facts, pickupAreas } = content.current
	const { name, fields, grid, row } = formOf(kind)
	const { contactColumns } = definition
	return {
		kinds: phoneKinds(Object.values(leadDefinitions)).map(({ value, label, definition: of }) => ({
			value,
			label,
			form: of.label,
			to: `${newRequestPath}?kind=${value}#field-${of.contactColumns.phone}`,
		})),
		kind: kind.value,
		form: { name, fields, grid, row },
		contact: { name: contactColumns.name, email: contactColumns.email, phone: contactColumns.phone },
		chosen,
		areas: pickupAreas.ok ? pickupAreas.rows.map((area) => ({ value: area.slug, label: area.name })) : [],
		consentWording: spokenConsentWording(facts),
		answerBy: formatAnswerBy(dueAt(definition.promise, now, facts)),
		key: randomUUID(),
	}
}

function formOf({ definition, chosen }: PhoneKind): FormDefinition {
	const form = phoneForm(definition)
	return chosen === null ? form : askedForm(form, (field) => (field === chosen.field ? chosen.value : null))
}

/** Saves the request and leads to it, or says what is missing; or, without scripts, who may be calling. */
export async function handleNewRequest(
	services: Services,
	staff: Staff,
	visitor: Visitor,
	kindValue: string | null,
	entries: FormData,
	now: Date,
) {
	const kind = kindAt(kindValue)
	const { definition } = kind
	const { form, contactColumns } = definition
	const typed = {
		...parseForm(formSchema(formOf(kind)), entries.entries()).values,
		[textsField]: typedText(entries, textsField),
		[receiptField]: typedText(entries, receiptField),
	}
	const { phone, email } = contactColumns
	if (typedText(entries, 'intent') === 'callers') {
		const reach = { phone: typedText(entries, phone), email: typedText(entries, email) }
		const callers = await findCallers(services.store, reach)
		return data<NewRequestAnswer>({ message: null, errors: [], values: typed, callers, key: keyOf(entries) })
	}
	const result = await submitByPhone(
		definition,
		services,
		entries,
		{
			...visitor,
			page: newRequestPath,
			takenBy: { id: staff.id, name: staff.name },
			ofPage: (asked) => pageValues(form.name, asked, services, now),
		},
		now,
	)
	if (result.ok) return redirect(`${leadPath({ form: form.name, leadId: result.leadId })}?saved=1`, 303)
	return data<NewRequestAnswer>(
		{
			message: sentences[result.reason],
			errors: result.errors,
			values: typed,
			callers: null,
			key: keyOf(entries),
		},
		{ status: refusalStatuses[result.reason] },
	)
}

const keyOf = (entries: FormData) => typedText(entries, 'idempotency_key') || randomUUID()

const unavailable =
	'The store did not answer, so it is not certain that this was saved. Please save again: it counts once.'

const sentences: Record<Refusal, string | null> = {
	invalid: null,
	consent: null,
	'too-many':
		'You saved 200 requests within an hour, which is more than anybody can talk. Please wait a while; what you typed stays here.',
	unavailable,
	offline: unavailable,
	'too-long': 'That is more than the form can carry. Please shorten it.',
	unreadable: 'The form could not be read, so nothing was saved.',
}
