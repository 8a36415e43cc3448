import { facts } from '#app/company/facts.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import type { TypedValues } from '#platform/forms/parse_form.ts'

/**
 * Why a form was not taken: `invalid` fields, no `consent`, `too-many` from one address, a store that is
 * `unavailable` (or a network that failed), a body that is `too-long` or `unreadable`.
 */
export type Refusal = 'invalid' | 'consent' | 'too-many' | 'unavailable' | 'too-long' | 'unreadable'

/** What a lead form's action answers. `values` is what was typed, to be shown again. */
export type LeadResult =
	| { ok: true; leadId: string; reference: string }
	| { ok: false; reason: Refusal; errors: FieldError[]; values: TypedValues }

/** What a visitor reads after a request was taken. */
export interface Receipt {
	leadId: string
	reference: string
	/** `Monday, November 23, 9:00 AM` */
	answerBy: string
}

/** Names of the form fields that are not part of a schema. */
export const idempotencyField = 'idempotency_key'
/** A field no person sees; only a program fills it in. */
export const honeypotField = 'website'

/** A plain sentence for a refusal that belongs to no single field, or null. */
export function refusalSentence(reason: Refusal): string | null {
	return sentences[reason]?.(facts.phone) ?? null
}

const sentences: Partial<Record<Refusal, (phone: string) => string>> = {
	'too-many': (phone) =>
		`We have had many requests from your connection in the last hour. Please wait a while, or call us at ${phone}.`,
	'too-long': (phone) =>
		`That is more than our form can carry. Please shorten your message, or call us at ${phone} and tell us the rest.`,
	unreadable: (phone) =>
		`We could not read what your browser sent, so nothing was stored. Please try again, or call us at ${phone}.`,
	unavailable: (phone) =>
		`We could not make sure that we have your request. Please send it again in a minute (we count it once), or call us at ${phone}.`,
}
