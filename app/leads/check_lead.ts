import type { Facts } from '#app/company/facts_type.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { applicableForm } from './applicable_form.ts'
import { closedDays, daysOutOfRange, misorderedDays } from './day_field.ts'
import type { FormDefinition, OfferedBy } from './form_definition.ts'
import { formSchema } from './form_schema.ts'
import type { LeadResult } from './lead_result.ts'
import { offeredForm } from './offered_form.ts'
import { parseForm, type FormValues } from '#platform/forms/parse_form.ts'
import { isChecked } from './is_checked.ts'
import { chosenPhotos, oversizedPhotos, photoField, type SentPhoto } from './photos/sent_photos.ts'

export { refusalSentence } from './refusal_sentence.ts'

export type RefusedLead = Extract<LeadResult, { ok: false }>
/** `value` has each field's checked value, null for a field that does not apply, and `smsConsent`. */
export type CheckedLead = { ok: true; value: Record<string, unknown>; values: FormValues } | RefusedLead

/**
 * Checks a lead form against its fields and the consent rule, in the browser before it is sent and again on
 * the server. A missing consent is the reason even if fields are wrong too (QF-03); the errors list both.
 * `photos` are those among the entries, or those that the server received separately.
 */
export function checkLead(
	form: FormDefinition,
	entries: FormData | URLSearchParams,
	facts: Pick<Facts, 'smsConsentRequired' | 'hours' | 'promises' | 'phone' | 'timeZone'> & OfferedBy,
	photos: readonly SentPhoto[] = chosenPhotos(form, entries),
	now: Date = new Date(),
): CheckedLead {
	const applicable = applicableForm(offeredForm(form, facts), (field) => entries.get(field))
	const parsed = parseForm(formSchema(applicable), [...photoCount(applicable, photos), ...entries.entries()])
	const { values } = parsed
	const consentError = missingConsent(
		isChecked(values['smsConsent']),
		form.consentMessage,
		facts.smsConsentRequired,
	)
	const parseErrors = parsed.ok ? [] : parsed.errors
	const outOfRange = daysOutOfRange(applicable, values, facts, now)
	const wrong = [...parseErrors, ...outOfRange]
	const known = new Set(wrong.map(({ field }) => field))
	const more = [
		...misorderedDays(applicable, values),
		...closedDays(applicable, values, facts, now),
		...oversizedPhotos(applicable, photos),
	]
	const errors = [...wrong, ...more.filter(({ field }) => !known.has(field))]
	if (parsed.ok && errors.length === 0 && !consentError) {
		const nullFields = Object.keys(form.fields).map((name) => [name, null])
		return { ...parsed, value: { ...Object.fromEntries(nullFields), ...parsed.value } }
	}
	return consentError
		? { ok: false, reason: 'consent', errors: [...errors, consentError], values }
		: { ok: false, reason: 'invalid', errors, values }
}

/** The number of photos as the first entry of their field, so that a value from the client does not count. */
function photoCount(form: FormDefinition, photos: readonly SentPhoto[]): [string, string][] {
	const field = photoField(form)
	return field === null ? [] : [[field, photos.length > 0 ? String(photos.length) : '']]
}

/** The error if consent is required (`smsConsentRequired` in the facts) but was not given, else null. */
export function missingConsent(
	isGiven: boolean,
	message: string | null,
	isRequired: boolean,
): FieldError | null {
	return isRequired && !isGiven && message !== null ? { field: 'smsConsent', message } : null
}
