import { oneOf } from '#platform/forms/one_of.ts'
import type { LeadEventRow } from '#db/inbox_rows.ts'

/** The possible outcomes of a call or a mail sent by hand. */
const contactOutcomes = {
	call: ['reached', 'no-answer', 'message', 'not-made'],
	mail: ['sent', 'not-sent'],
} as const
export type ContactKind = keyof typeof contactOutcomes
export type ContactOutcome = (typeof contactOutcomes)[ContactKind][number]

/** The form's value for a call that also settled the request. */
export const settledByCall = 'reached-and-done'

/** A call or mail that was started by pressing Call or Email and has no outcome yet. */
interface OpenContact {
	kind: ContactKind
	/** The id of the event that recorded the press. */
	press: string
}

/** How long the outcome is asked for. */
const askedForMs = 12 * 60 * 60_000

/** Whether an outcome counts as the promised answer. */
export function isAnswer(outcome: ContactOutcome): boolean {
	return outcome === 'reached' || outcome === 'sent'
}

/** Parses an outcome of this kind; null if invalid. */
export function readOutcome(kind: ContactKind, text: string): ContactOutcome | null {
	return oneOf<ContactOutcome>(contactOutcomes[kind], text)
}

/** The last call or mail that a member of staff started, if it has no outcome yet; `events` are newest first. */
export function openContact(events: readonly LeadEventRow[], staffId: string, now: Date): OpenContact | null {
	const latest = events.find((event) => isContact(event) && event.staff_id === staffId)
	if (!latest || latest.to_value !== null) return null
	if (now.getTime() - Date.parse(latest.created_at) > askedForMs) return null
	return { kind: latest.kind === 'mail' ? 'mail' : 'call', press: latest.id }
}

/** The events with one line per call or mail: once the outcome is known, the press is omitted. */
export function withoutEarlierPresses(events: readonly LeadEventRow[]): LeadEventRow[] {
	const answered = new Set(events.filter(isContact).map(({ from_value }) => from_value))
	return events.filter(({ id }) => !answered.has(id))
}

function isContact({ kind }: LeadEventRow): boolean {
	return kind === 'call' || kind === 'mail'
}
