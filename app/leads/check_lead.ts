import { missingConsent } from './consent.ts'
import type { LeadResult } from './lead_result.ts'
import { type FormSchema, parseForm, type TypedValues } from './parse_form.ts'
import { isChecked } from './is_checked.ts'

export type Refused = Extract<LeadResult, { ok: false }>
export type CheckedLead<Value> = { ok: true; value: Value; values: TypedValues } | Refused

/**
 * A lead form against its schema and the consent rule, in the browser before it is sent and again on the server.
 * A missing consent is named as the reason even when fields are wrong too (QF-03); the errors list both.
 */
export function checkLead<Value>(
	schema: FormSchema<Value>,
	entries: FormData | URLSearchParams,
): CheckedLead<Value> {
	const form = parseForm(schema, entries.entries())
	const { values } = form
	const consentError = missingConsent(isChecked(values['smsConsent']))
	if (form.ok && !consentError) return form
	const errors = form.ok ? [] : form.errors
	return consentError
		? { ok: false, reason: 'consent', errors: [...errors, consentError], values }
		: { ok: false, reason: 'invalid', errors, values }
}
