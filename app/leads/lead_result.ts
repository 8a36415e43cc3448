import type { FieldError } from '#platform/forms/field_error.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'

/**
 * Why a form was refused: `invalid` fields, no `consent`, `too-many` from one address, a store that is
 * `unavailable` (or a network failure), a browser that is `offline`, or a body that is `too-long`, `too-slow`
 * or `unreadable`.
 */
export type RefusalReason =
	'invalid' | 'consent' | 'too-many' | 'unavailable' | 'offline' | 'too-long' | 'too-slow' | 'unreadable'

/**
 * The result of a lead form's action. `values` are the typed values, to be shown again; `sentence` explains a
 * refusal that no single field caused.
 */
export type LeadResult =
	| { ok: true; leadId: string; reference: string }
	| {
			ok: false
			reason: RefusalReason
			errors: FieldError[]
			values: FormValues
			sentence?: string | null
			/** Whether the page with the form shows outdated prices. */
			isOutdated?: true
	  }

/** What a visitor sees after a request was accepted. */
export interface Receipt {
	leadId: string
	reference: string
	/** What was asked, when we answer, and what happens next, each with its label. */
	lines: readonly (readonly [term: string, text: string])[]
}

/** The names of form fields that are not part of a schema. */
export const idempotencyField = 'idempotency_key'
/** The prices shown with the form. */
export const pricesField = 'prices'
/** The honeypot, which only bots fill in. */
export const honeypotField = 'website'
