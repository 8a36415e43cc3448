import { createHash } from 'node:crypto'
import type { LeadForm } from '#db/lead_rows.ts'

const window = 10 * 60_000

interface KeyedFields {
	form: LeadForm
	/** What the browser's script put beside the fields; null without JavaScript. */
	clientKey: string | null
	/** Every field as it will be stored. */
	fields: Readonly<Record<string, unknown>>
	address: string
}

/**
 * A submission that has any of these keys in common with an earlier one is a repeat. The fields are part of each, so that edited words are
 * a request of their own. Without a browser key, the same words from the same address within ten minutes are one: this window's key and
 * the next one's are both taken, so that a repeat just after a window's edge still meets one of them.
 */
export function submissionKeys({ form, clientKey, fields, address }: KeyedFields, now: Date): string[] {
	const words = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
	if (clientKey !== null) return [repeatKey([form, 'browser', clientKey, words])]
	const current = Math.floor(now.getTime() / window)
	return [current, current + 1].map((number) => repeatKey([form, 'window', number, address, words]))
}

/** The browser's key if it can be one, else null. */
export function readClientKey(text: FormDataEntryValue | null | undefined): string | null {
	return typeof text === 'string' && /^[\w-]{16,64}$/.test(text) ? text : null
}

/** By which a form that comes again is known: `parts` are its key and every word, for one with other words says something else. */
export function repeatKey(parts: unknown[]): string {
	return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
