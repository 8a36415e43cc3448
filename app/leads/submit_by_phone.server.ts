import { randomUUID } from 'node:crypto'
import { phoneKeys } from '#app/people/identifiers.server.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { applicableForm } from './applicable_form.ts'
import { checkLead } from './check_lead.ts'
import type { LeadDefinition, LeadValues } from './lead_definition.ts'
import { receiptMails } from './lead_mails.server.ts'
import { idempotencyField, type LeadResult } from './lead_result.ts'
import { phoneForm } from './phone_form.ts'
import { type LeadServices, recordLead, type Sender, type TakenBy } from './record_lead.server.ts'
import { textConsents } from '#app/people/text_consent.server.ts'
import { spokenConsentWording, stopWarning } from './spoken_consent.ts'
import { readClientKey } from './submission_key.server.ts'

/** The caller's answer about text messages: `yes`, `no`, or '' if not asked. */
export const textsField = 'texts'
/** Whether the caller explicitly took back a STOP once texted from their number. */
export const takesBackField = 'takes_back'
/** Whether the caller wants a receipt by mail. */
export const receiptField = 'wants_receipt'

/**
 * What is stored in addition to the fields, or instead of some, as the form's own page would do; or why such
 * a request cannot be taken.
 */
export type PageValues = { values: Readonly<Record<string, string | number | null>> } | { error: FieldError }

/** The staff member who took the request, and from where. */
interface PhoneSender extends Sender {
	takenBy: TakenBy
	pageValues(values: LeadValues): Promise<PageValues>
	/** The text that the screen showed to be read to the caller; '' for none. */
	shownNote: string
}

/**
 * Takes a request that a staff member enters during a call, checked and stored like one from the site. Equal requests are
 * all accepted, but one form sent twice is one. Consent is recorded in the wording that was read out, and only notes that
 * were on screen count as told. Mails a receipt only if wanted, and nothing to the office.
 */
export async function submitByPhone(
	definition: LeadDefinition,
	services: LeadServices,
	entries: FormData,
	{ takenBy, pageValues, shownNote, ...sender }: PhoneSender,
	now: Date,
): Promise<LeadResult> {
	const { contactColumns, pageColumns } = definition
	const { facts } = services.content.current
	const form = phoneForm(definition)
	const checked = checkLead(form, entries, { ...facts, smsConsentRequired: false })
	const values = { ...checked.values, ...callerAnswers(entries) }
	const errors = [
		...(checked.ok ? [] : checked.errors),
		...contactErrors(definition, values),
		...(await stopErrors(services, contactColumns.phone, values)),
	]
	if (!checked.ok || errors.length > 0)
		return { ok: false, reason: 'invalid', errors: onePerField(errors), values }
	const { smsConsent: _unused, ...fieldValues } = checked.value
	const textsAnswer = values[textsField]
	const smsConsent = textsAnswer === 'yes'
	const page = await pageValues(fieldValues)
	if ('error' in page) return { ok: false, reason: 'invalid', errors: [page.error], values }
	const valuesOfPage = page.values
	const { receiptNote } = definition.mail
	// What the caller must be told has changed since the screen was shown, so it was not read out.
	if (receiptNote !== undefined && String(valuesOfPage[receiptNote] ?? '') !== shownNote)
		return { ok: false, reason: 'invalid', errors: [unread], values }
	const columns: LeadValues = {
		...fieldValues,
		...Object.fromEntries(pageColumns.map((column) => [column, null])),
		...valuesOfPage,
		// The site's form requires these fields, so their columns are not nullable.
		...Object.fromEntries(
			[contactColumns.email, contactColumns.phone]
				.filter((column) => definition.form.fields[column]?.required)
				.map((column) => [column, fieldValues[column] ?? '']),
		),
	}
	const contact = definition.contactOf({ ...fieldValues, ...valuesOfPage })
	const wantsReceipt = contact.email !== '' && values[receiptField] === 'on'
	const recorded = await recordLead(
		services,
		{
			definition,
			columns,
			smsConsent,
			clientKey: readClientKey(entries.get(idempotencyField)) ?? randomUUID(),
			facts,
			consent: textsAnswer === '' ? null : { isGranted: smsConsent, wording: spokenConsentWording(facts) },
			takenBy,
			contact,
			spam: null,
			mails: (mailed) => (wantsReceipt ? receiptMails(mailed) : []),
		},
		sender,
		now,
	)
	return recorded.ok ? recorded : { ...recorded, errors: [], values }
}

const unread: FieldError = {
	field: 'told',
	message: 'Please tell them what stands here, then save: it is new, or became another meanwhile.',
}

/** Consent counts for a number that texted STOP only if the caller explicitly took that back. */
async function stopErrors(
	{ store }: Pick<LeadServices, 'store'>,
	phoneField: string,
	values: Readonly<Record<string, string>>,
): Promise<FieldError[]> {
	const numbers = phoneKeys(values[phoneField] ?? '')
	if (values[textsField] !== 'yes' || values[takesBackField] === 'on') return []
	const targets = numbers.map((number) => ({ number, personId: null, leadId: null }))
	const isStopped = (await textConsents(store.db, targets)).some(({ state }) => state === 'stopped')
	return isStopped ? [{ field: takesBackField, message: stopWarning }] : []
}

function callerAnswers(entries: FormData) {
	const texts = entries.get(textsField)
	return {
		[textsField]: texts === 'yes' || texts === 'no' ? texts : '',
		[takesBackField]: entries.has(takesBackField) ? 'on' : '',
		[receiptField]: entries.has(receiptField) ? 'on' : '',
	} as const
}

/** Errors about how to reach the caller. */
function contactErrors(
	{ contactColumns, form }: LeadDefinition,
	values: Readonly<Record<string, string>>,
): FieldError[] {
	// A kind without these fields has its own ones for where to send the answer.
	if (!(contactColumns.phone in applicableForm(form, (name) => values[name]).fields)) return []
	const phone = (values[contactColumns.phone] ?? '').trim()
	const email = (values[contactColumns.email] ?? '').trim()
	const field = contactColumns.phone
	if (phone === '' && email === '')
		return [
			{ field, message: 'Please enter a phone number or an email address, so that somebody can answer.' },
		]
	if (phone !== '' && phoneKeys(phone).length === 0)
		return [{ field, message: 'Please check the phone number: with its area code it has ten digits.' }]
	if (phone === '' && values[textsField] === 'yes')
		return [{ field, message: 'Please enter the phone number that the texts go to.' }]
	return []
}

function onePerField(errors: readonly FieldError[]): FieldError[] {
	return [...new Map(errors.toReversed().map((error) => [error.field, error])).values()].toReversed()
}
