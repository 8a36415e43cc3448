import { createHash } from 'node:crypto'
import type { LeadForm } from '#db/lead_rows.ts'

const window = 10 * 60_000

interface KeyedFields {
	form: LeadForm
	/** The idempotency key that the browser's script added; null without JavaScript. */
	clientKey: string | null
	/** All fields as they will be stored. */
	fields: Readonly<Record<string, unknown>>
	address: string
}

/**
 * A submission that shares any of these keys with an earlier one is a repeat. The keys include the fields, so edited text
 * is a new request. Without a browser key, the same fields from the same address within ten minutes are one: it takes the
 * keys of the current and the next time window, so that a repeat just after a window's end still matches.
 */
export function submissionKeys({ form, clientKey, fields, address }: KeyedFields, now: Date): string[] {
	const words = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
	if (clientKey !== null) return [repeatKey([form, 'browser', clientKey, words])]
	const current = Math.floor(now.getTime() / window)
	return [current, current + 1].map((number) => repeatKey([form, 'window', number, address, words]))
}

/** The browser's key if well-formed, else null. */
export function readClientKey(text: FormDataEntryValue | null | undefined): string | null {
	return typeof text === 'string' && /^[\w-]{16,64}$/.test(text) ? text : null
}

/**
 * The key that identifies a repeated form: `parts` are its key and all its values, because different values
 * make it a different request.
 */
export function repeatKey(parts: unknown[]): string {
	return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
