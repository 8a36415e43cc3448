import { parseJson } from '#platform/forms/parse_json.ts'
import type { Jump, JumpsQuestion } from './question.ts'

/** Those of the questions to which nobody has said yes (`askedTogether`). */
export function unconfirmed(questions: readonly Jump[], confirmed: string): Jump[] {
	return questions.filter((question) => !isConfirmed(question, confirmed))
}

/** Asks these questions together; null where there are none. */
export function askedTogether(jumps: readonly Jump[], asksPassword = false): JumpsQuestion | null {
	// Its key says yes to them, and to no other value.
	return jumps.length === 0 ? null : { key: JSON.stringify(jumps.map(said)), jumps, asksPassword }
}

function isConfirmed(question: Jump, confirmed: string): boolean {
	const all = parseJson(confirmed)
	return Array.isArray(all) && all.includes(said(question))
}

function said({ name, text }: Jump): string {
	return `${name}: ${text}`
}
