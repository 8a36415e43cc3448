import { parseJson } from '#platform/forms/parse_json.ts'
import type { Jump, JumpsQuestion } from './question.ts'

/** Asks together what nobody has said yes to yet; null where nothing is left. `seen` is the key of the questions asked before. */
export function askUnseen(
	all: readonly Jump[],
	seen: string,
	{ asksPassword = false }: { asksPassword?: boolean } = {},
): JumpsQuestion | null {
	const answered = parseJson(seen)
	const jumps = all.filter((jump) => !Array.isArray(answered) || !answered.includes(said(jump)))
	// The key repeats the questions, so that a yes counts for these values alone.
	return jumps.length === 0 ? null : { key: JSON.stringify(jumps.map(said)), jumps, asksPassword }
}

function said({ name, text }: Jump): string {
	return `${name}: ${text}`
}
