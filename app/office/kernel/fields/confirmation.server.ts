import { parseJson } from '#platform/forms/parse_json.ts'
import type { Jump, JumpsQuestion } from './question.ts'

/** One question for all values not confirmed yet; null if none are left. `seen` is the key of the question that was answered. */
export function unconfirmedQuestion(
	all: readonly Jump[],
	seen: string,
	{ asksPassword = false }: { asksPassword?: boolean } = {},
): JumpsQuestion | null {
	const answered = parseJson(seen)
	const jumps = all.filter((jump) => !Array.isArray(answered) || !answered.includes(said(jump)))
	// The key contains the questions, so a yes applies to these values only.
	return jumps.length === 0 ? null : { key: JSON.stringify(jumps.map(said)), jumps, asksPassword }
}

function said({ name, text }: Jump): string {
	return `${name}: ${text}`
}
