import { parseJson } from '#platform/forms/parse_json.ts'
import type { Jump, JumpsQuestion } from './question.ts'

/** Asks those of the questions together to which nobody has said yes; null where there are none. `seen` is the key of the last ones. */
export function askUnseen(
	all: readonly Jump[],
	seen: string,
	{ asksPassword = false }: { asksPassword?: boolean } = {},
): JumpsQuestion | null {
	const answered = parseJson(seen)
	const jumps = all.filter((jump) => !Array.isArray(answered) || !answered.includes(said(jump)))
	// Its key says yes to them, and to no other value.
	return jumps.length === 0 ? null : { key: JSON.stringify(jumps.map(said)), jumps, asksPassword }
}

function said({ name, text }: Jump): string {
	return `${name}: ${text}`
}
