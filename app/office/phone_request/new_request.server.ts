import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import type { Services, Visitor } from '#app/context.server.ts'
import { askedForm } from '#app/leads/asked_form.ts'
import type { FormDefinition, Option } from '#app/leads/form_definition.ts'
import { formSchema } from '#app/leads/form_schema.ts'
import type { LeadDefinition } from '#app/leads/lead_definition.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import type { Refusal } from '#app/leads/lead_result.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import { phoneForm } from '#app/leads/phone_form.ts'
import { formatAnswerBy } from '#app/leads/promise_clock/answer_by.ts'
import { dueAt } from '#app/leads/promise_clock/due_at.ts'
import { refusalStatuses } from '#app/leads/refuse.server.ts'
import { spokenConsentWording } from '#app/leads/spoken_consent.ts'
import { receiptField, submitByPhone, takesBackField, textsField } from '#app/leads/submit_by_phone.server.ts'
import { parseForm, type TypedValues } from '#platform/forms/parse_form.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { LeadStatus } from '#db/inbox_rows.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'
import { saveLead } from '../requests/save_lead.server.ts'
import { startWeeks } from '#app/pages/order/start_weeks.ts'
import { formatDay } from '#app/pickup/schedule/format_day.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { typedText } from '#platform/forms/typed_text.ts'
import { type Caller, findCallers } from './callers.server.ts'
import { pageValues } from './page_values.server.ts'
import { type Told, toldOf } from './told.server.ts'
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
	/** The weeks in which an order can begin; empty for other kinds. */
	weeks: Option[]
	/** What is to be told of a form with nothing in it; null for kinds that tell nothing. */
	told: Told | null
	/** What is to be read out before they agree to texts. */
	consentWording: string
	/** When they hear from us if the request is saved now. */
	answerBy: string
	/** The button that saves what was settled while talking; null where that takes more than a call. */
	settledLabel: string | null
	/** Makes a form that is sent twice one request. */
	key: string
}

/** What the page answers to a form that did not lead to a request: errors, or who may be calling. */
export interface NewRequestAnswer {
	message: string | null
	errors: FieldError[]
	values: TypedValues
	callers: Caller[] | null
	told: Told | null
	key: string
}

function kindAt(value: string | null): PhoneKind {
	const kinds = phoneKinds(Object.values(leadDefinitions))
	const kind = kinds.find((one) => one.value === value) ?? kinds[0]
	if (!kind) throw new Error('There is no form.')
	return kind
}

/** The page for the kind that its address has; the first one without. */
export async function newRequestPage(
	services: Pick<Services, 'store' | 'content' | 'log'>,
	kindValue: string | null,
	now: Date,
): Promise<NewRequestPage> {
	const kind = kindAt(kindValue)
	const { definition, chosen } = kind
	const { facts, pickupAreas } = services.content.current
	const weeks = definition.form.name === 'order' ? startWeeks(chosen?.value ?? '', facts, now) : []
	const blank = new FormData()
	if (chosen) blank.set(chosen.field, chosen.value)
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
		weeks: weeks.map((value) => ({ value, label: formatDay(value) })),
		told: await toldOf(definition, services, blank, now),
		consentWording: spokenConsentWording(facts),
		answerBy: formatAnswerBy(dueAt(definition.promise, now, facts)),
		settledLabel: settledOf(definition)?.label ?? null,
		key: randomUUID(),
	}
}

/** How a request is saved that was settled while talking. */
function settledOf({ way }: LeadDefinition): { label: string; status: LeadStatus } | null {
	if (way === 'order') return null
	return way === 'service'
		? { label: 'Save as done', status: 'won' }
		: { label: 'Save as answered', status: 'contacted' }
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
		[takesBackField]: typedText(entries, takesBackField),
		[receiptField]: typedText(entries, receiptField),
	}
	const { phone, email } = contactColumns
	const answer = async (said: Partial<NewRequestAnswer>, status = 200) => {
		const told = await toldOf(definition, services, entries, now)
		const nothing = { message: null, errors: [], callers: null }
		return data<NewRequestAnswer>(
			{ ...nothing, values: typed, told, key: keyOf(entries), ...said },
			{ status },
		)
	}
	if (typedText(entries, 'intent') === 'told') return answer({})
	if (typedText(entries, 'intent') === 'callers') {
		const reach = { phone: typedText(entries, phone), email: typedText(entries, email) }
		return answer({ callers: await findCallers(services.store, reach) })
	}
	const result = await submitByPhone(
		definition,
		services,
		entries,
		{
			...visitor,
			page: newRequestPath,
			takenBy: { id: staff.id, name: staff.name },
			told: typedText(entries, 'told'),
			ofPage: (asked) => pageValues(form.name, asked, services, now),
		},
		now,
	)
	const settled = settledOf(definition)
	if (result.ok && settled && typedText(entries, 'intent') === 'settled')
		await settle(services, staff, { form: form.name, leadId: result.leadId }, settled.status, now)
	if (result.ok) return redirect(`${leadPath({ form: form.name, leadId: result.leadId })}?saved=1`, 303)
	const { reason, errors } = result
	return answer({ message: sentences[reason], errors }, refusalStatuses[reason])
}

/** The request is kept whatever happens here; its page shows how far it came. */
async function settle(
	{ store, log }: Pick<Services, 'store' | 'log'>,
	staff: Staff,
	lead: LeadKey,
	status: LeadStatus,
	now: Date,
) {
	const edit = { version: 1, was: { status: 'new' }, is: { status }, note: '' } as const
	await saveLead(store, staff, lead, edit, now).catch((error: unknown) =>
		log.error({ error: String(error), staff: staff.id }, 'request by phone not settled'),
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
	'too-slow': unavailable,
	'too-long': 'That is more than the form can carry. Please shorten it.',
	unreadable: 'The form could not be read, so nothing was saved.',
}
