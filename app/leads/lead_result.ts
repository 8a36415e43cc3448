import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'

/**
 * Why a form was not taken: `invalid` fields, no `consent`, `too-many` from one address, a store that is
 * `unavailable` (or a network that failed), a browser that is `offline`, a body that is `too-long`,
 * `too-slow` or `unreadable`.
 */
export type RefusalReason =
	'invalid' | 'consent' | 'too-many' | 'unavailable' | 'offline' | 'too-long' | 'too-slow' | 'unreadable'

/**
 * What a lead form's action answers. `values` is what was typed, to be shown again; `sentence` says why it was not taken
 * where that is no field's fault.
 */
export type LeadResult =
	| { ok: true; leadId: string; reference: string }
	| {
			ok: false
			reason: RefusalReason
			errors: FieldError[]
			values: FormValues
			sentence?: string | null
			/** Whether the page with the form shows prices that do not hold any more. */
			isOutdated?: true
	  }

/** What a visitor reads after a request was taken. */
export interface Receipt {
	leadId: string
	reference: string
	/** What was asked, by when we answer, and what happens next: each with what it is called. */
	lines: readonly (readonly [term: string, text: string])[]
}

/** Names of the form fields that are not part of a schema. */
export const idempotencyField = 'idempotency_key'
/** The prices that were shown with the form. */
export const pricesField = 'prices'
/** A field no person sees; only a program fills it in. */
export const honeypotField = 'website'
