import { parseJson } from '#platform/forms/parse_json.ts'
import type { Jump } from './question.ts'

/** Those of the questions to which nobody has said yes (`confirmation`). */
export function unconfirmed(questions: readonly Jump[], confirmed: string): Jump[] {
	return questions.filter((question) => !isConfirmed(question, confirmed))
}

/** Says yes to these questions, and to no other value. */
export function confirmation(questions: readonly Jump[]): string {
	return JSON.stringify(questions.map(said))
}

function isConfirmed(question: Jump, confirmed: string): boolean {
	const all = parseJson(confirmed)
	return Array.isArray(all) && all.includes(said(question))
}

function said({ name, text }: Jump): string {
	return `${name}: ${text}`
}
