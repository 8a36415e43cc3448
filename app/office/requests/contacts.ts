import { oneOf } from '#platform/forms/one_of.ts'
import type { LeadEventRow } from '#db/inbox_rows.ts'

/** How a call or a mail by hand went. */
const contactOutcomes = {
	call: ['reached', 'no-answer', 'message', 'not-made'],
	mail: ['sent', 'not-sent'],
} as const
export type ContactKind = keyof typeof contactOutcomes
export type ContactOutcome = (typeof contactOutcomes)[ContactKind][number]

/** What the form says of a call that also settled the request. */
export const settledByCall = 'reached-and-done'

/** A call or mail that somebody began by pressing Call or Email, and has not said yet how it went. */
interface OpenContact {
	kind: ContactKind
	/** The id of the event in the history that says that Call or Email was pressed. */
	press: string
}

/** So long somebody is asked how it went. */
const askedForMs = 12 * 60 * 60_000

/** Whether an outcome is the answer that was promised. */
export function isAnswer(outcome: ContactOutcome): boolean {
	return outcome === 'reached' || outcome === 'sent'
}

/** Reads an outcome of this kind; null for another word. */
export function readOutcome(kind: ContactKind, text: string): ContactOutcome | null {
	return oneOf<ContactOutcome>(contactOutcomes[kind], text)
}

/** The call or mail that this member of staff began last, if it has no outcome yet; `events` are the newest first. */
export function openContact(events: readonly LeadEventRow[], staffId: string, now: Date): OpenContact | null {
	const latest = events.find((event) => isContact(event) && event.staff_id === staffId)
	if (!latest || latest.to_value !== null) return null
	if (now.getTime() - Date.parse(latest.created_at) > askedForMs) return null
	return { kind: latest.kind === 'mail' ? 'mail' : 'call', press: latest.id }
}

/** The history with one line for each call or mail: where the outcome is known, the event of the press is left out. */
export function withoutEarlierPresses(events: readonly LeadEventRow[]): LeadEventRow[] {
	const answered = new Set(events.filter(isContact).map(({ from_value }) => from_value))
	return events.filter(({ id }) => !answered.has(id))
}

function isContact({ kind }: LeadEventRow): boolean {
	return kind === 'call' || kind === 'mail'
}
