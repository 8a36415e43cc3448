import { priceSteps } from '#app/leads/order/price_steps.server.ts'
import { randomUUID } from 'node:crypto'
import type { Services } from '#app/services.server.ts'
import { applicableForm } from '#app/leads/applicable_form.ts'
import type { FormDefinition } from '#app/leads/form_definition.ts'
import { formSchema } from '#app/leads/form_schema.ts'
import type { LeadDefinition, LeadValues } from '#app/leads/lead_definition.ts'
import { offeredDefinitions } from '#app/leads/lead_definitions.server.ts'
import { offeredForm } from '#app/leads/offered_form.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { idempotencyField, type RefusalReason } from '#app/leads/lead_result.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import { phoneForm } from '#app/leads/phone_form.ts'
import { formatAnswerBy } from '#app/leads/promise_clock/answer_by.ts'
import { dueAt } from '#app/leads/promise_clock/due_at.ts'
import { refusalStatuses } from '#app/leads/refuse.server.ts'
import { spokenConsentWording } from '#app/leads/spoken_consent.ts'
import { receiptField, submitByPhone, takesBackField, textsField } from '#app/leads/submit_by_phone.server.ts'
import { parseForm, type FormValues } from '#platform/forms/parse_form.ts'
import { areaOptions } from '#app/content/area_names.ts'
import type { LeadStatus } from '#db/inbox_rows.ts'
import {
	type Submission,
	done,
	showFormAgain,
	officeAction,
	refused,
} from '../kernel/screens/commands.server.ts'
import { planSuggested } from '../inbox/plan_suggested.server.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'
import { saveLead } from '../requests/save_lead.server.ts'
import { startWeeks } from '#app/pages/order/start_weeks.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { cleanParagraphs } from '#platform/forms/clean_text.ts'
import { formText } from '#platform/forms/form_text.ts'
import { type Caller, findCallers } from './callers.server.ts'
import { pageValues } from './page_values.server.ts'
import { type Readout, readoutOf } from './readout.server.ts'
import { type PhoneKind, phoneKinds } from './phone_kinds.ts'

/** The path of the page for requests by phone. */
const newRequestPath = '/admin/requests/new'

export type NewRequestPage = Awaited<ReturnType<typeof newRequestPage>>

/** The state of a form that was not saved as a request. */
export interface NewRequestKept {
	values: FormValues
	/** Possible callers; null without a look-up. */
	callers: Caller[] | null
	readout: Readout | null
	formKey: string
}

function kindAt(value: string | null, facts: Facts): PhoneKind {
	const kinds = phoneKinds(offeredDefinitions(facts.services), facts)
	const kind = kinds.find((one) => one.value === value) ?? kinds[0]
	if (!kind) throw new Error('There is no form.')
	return kind
}

/** The page for the kind in its URL, by default the first. */
export async function newRequestPage(
	services: Pick<Services, 'store' | 'content' | 'log'>,
	kindValue: string | null,
	now: Date,
) {
	const { current } = services.content
	const { facts } = current
	const kind = kindAt(kindValue, facts)
	const { definition, chosen } = kind
	const isOrder = definition.form.name === 'order'
	const weeks = isOrder ? startWeeks(chosen?.value ?? '', facts, priceSteps(current), now) : []
	const blank = new FormData()
	if (chosen) blank.set(chosen.field, chosen.value)
	const { fields } = offeredForm(formOf(kind), facts)
	const { contactColumns } = definition
	return {
		kinds: phoneKinds(offeredDefinitions(facts.services), facts).map(({ value, label, definition: of }) => ({
			value,
			label,
			to: `${newRequestPath}?kind=${value}#field-${of.contactColumns.phone}`,
		})),
		kind: kind.value,
		action: `${newRequestPath}?kind=${kind.value}`,
		/** The fields of the form, number and name first. */
		form: { fields },
		contact: { name: contactColumns.name, email: contactColumns.email, phone: contactColumns.phone },
		/** The choice implied by the kind. */
		chosen,
		areas: areaOptions(current, 'slug'),
		/** The weeks in which an order's service can begin. */
		weeks: weeks.map((value) => ({ value, label: formatDay(value) })),
		/** The readout of an empty form. */
		readout: await readoutOf(definition, services, blank, now),
		consentWording: facts.textNotifications ? spokenConsentWording(facts) : null,
		answerBy: formatAnswerBy(dueAt(definition.promise, now, facts), facts),
		/** The label of the button that saves a request settled during the call; null if a call cannot settle it. */
		settledLabel: settledOf(definition)?.label ?? null,
		/** Makes a form that is submitted twice one request. */
		formKey: randomUUID(),
	}
}

/** The button and status for a request settled during the call. */
function settledOf({ way }: LeadDefinition): { label: string; status: LeadStatus } | null {
	if (way === 'order') return null
	return way === 'service'
		? { label: 'Save as done', status: 'won' }
		: { label: 'Save as answered', status: 'contacted' }
}

function formOf({ definition, chosen }: PhoneKind): FormDefinition {
	const form = phoneForm(definition)
	return chosen === null
		? form
		: applicableForm(form, (field) => (field === chosen.field ? chosen.value : null))
}

/** The action of the page: saves the request and opens it, or looks up the caller and what to tell them. */
export const newRequestAction = officeAction({
	keeps(submission: Submission): NewRequestKept {
		const { form } = submission
		const { values } = parseForm(formSchema(formOf(kindOf(submission))), form.entries())
		const callerAnswers = [textsField, takesBackField, receiptField, 'plans_stop'].map((name) => [
			name,
			formText(form, name),
		])
		const formKey = formText(form, idempotencyField) || randomUUID()
		return {
			values: { ...values, ...Object.fromEntries(callerAnswers) },
			callers: null,
			readout: null,
			formKey,
		}
	},
	commands: {
		save,
		settled: save,
		async readout(submission: Submission) {
			return showFormAgain({ readout: await submittedReadout(submission) })
		},
		async callers(submission: Submission) {
			const { services, form } = submission
			const { phone, email } = kindOf(submission).definition.contactColumns
			const reach = { phone: formText(form, phone), email: formText(form, email) }
			const callers = await findCallers(services.store, reach, services.content.current)
			return showFormAgain({ callers, readout: await submittedReadout(submission) })
		},
	},
	usual: 'save',
})

/** The kind in the form's URL. */
function kindOf({ services, url }: Submission): PhoneKind {
	return kindAt(url.searchParams.get('kind'), services.content.current.facts)
}

function submittedReadout(submission: Submission): Promise<Readout | null> {
	const { services, form, now } = submission
	return readoutOf(kindOf(submission).definition, services, form, now)
}

async function save(submission: Submission) {
	const { services, staff, visitor, form, now } = submission
	const { definition } = kindOf(submission)
	const { name } = definition.form
	const sender = {
		...visitor,
		page: newRequestPath,
		takenBy: { id: staff.id, name: staff.name },
		// Browsers submit line breaks as CRLF.
		shownNote: cleanParagraphs(formText(form, 'told')),
		pageValues: (values: LeadValues) => pageValues(name, values, services, now),
	}
	const result = await submitByPhone(definition, services, form, sender, now)
	if (!result.ok) {
		const { reason, errors } = result
		const kept = { readout: await submittedReadout(submission) }
		return refused(refusalStatuses[reason], sentences[reason], { errors, kept })
	}
	const lead = { form: name, leadId: result.leadId }
	const settled = settledOf(definition)
	if (settled && formText(form, 'intent') === 'settled')
		await settle(services, staff, lead, settled.status, now)
	if (formText(form, 'plans_stop') !== 'on') return done(`${leadPath(lead)}?saved=1`)
	await planSuggested(services, lead, { known: 0, seen: '' }, { staff, now })
	return done(`${leadPath(lead)}?saved=1#stops`)
}

/** The request is already stored if this fails; its page then shows it as not settled. */
async function settle(
	{ store, content, log }: Pick<Services, 'store' | 'content' | 'log'>,
	staff: Staff,
	lead: LeadKey,
	status: LeadStatus,
	now: Date,
) {
	const edit = { version: 1, was: { status: 'new' }, is: { status }, note: '' } as const
	await saveLead(store, staff, lead, edit, now, content.current.facts).catch((error: unknown) =>
		log.error({ error: String(error), staff: staff.id }, 'request by phone not settled'),
	)
}

const unavailable =
	'The store did not answer, so it is not certain that this was saved. Please save again: it counts once.'

const sentences: Record<RefusalReason, string | null> = {
	invalid: null,
	consent: null,
	'too-many':
		'You saved 200 requests within an hour, which is more than anybody can take by phone. Please wait a while; what you typed stays here.',
	unavailable,
	offline: unavailable,
	'too-slow': unavailable,
	'too-long': 'That is more than the form can carry. Please shorten it.',
	unreadable: 'The form could not be read, so nothing was saved.',
}
