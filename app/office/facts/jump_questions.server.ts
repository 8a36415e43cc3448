import { factQuestions } from '#app/company/fact_questions.ts'
import { factFields } from '#app/company/facts_schema.ts'
import { formatFact } from '#app/company/format_fact.ts'
import type { FactChanges } from '#app/content/save_facts.server.ts'
import type { Jump } from '../kernel/fields/question.ts'

/** What to ask about changes that look like a slip of the finger, without those that were confirmed (`confirmation`). */
export function jumpQuestions(changes: FactChanges, before: FactChanges, confirmed: string): Jump[] {
	const jumps = Object.entries(changes).flatMap(([name, value]) => {
		const field = factFields.get(name)
		if (!field?.isJump?.(before[name], value)) return []
		const [old, now] = [before[name], value].map((one) => formatFact(field.control, one))
		return [{ name, label: field.label, text: `From ${old} to ${now}: is that right?` }]
	})
	// A value that jumps is asked about once.
	const others = oddities({ ...before, ...changes }, Object.keys(changes)).filter(
		({ names }) => !jumps.some(({ name }) => names.includes(name)),
	)
	return unconfirmed([...jumps, ...others.map(({ question }) => question)], confirmed)
}

/** Those of the questions to which nobody has said yes (`confirmation`). */
export function unconfirmed(questions: readonly Jump[], confirmed: string): Jump[] {
	return questions.filter((question) => !isConfirmed(question, confirmed))
}

/** What is odd about these values together, where one of them was changed. */
function oddities(values: FactChanges, changed: readonly string[]) {
	return factQuestions.flatMap(({ names, label, oddity }) => {
		const name = names.find((one) => changed.includes(one))
		const odd = name === undefined ? null : oddity(values)
		if (name === undefined || odd === null) return []
		return [{ names, question: { name, label, text: `${odd}: is that right?` } }]
	})
}

/** Says yes to these questions, and to no other value. */
export function confirmation(questions: readonly Jump[]): string {
	return JSON.stringify(questions.map(said))
}

function isConfirmed(question: Jump, confirmed: string): boolean {
	try {
		const all: unknown = JSON.parse(confirmed)
		return Array.isArray(all) && all.includes(said(question))
	} catch {
		return false
	}
}

function said({ name, text }: Jump): string {
	return `${name}: ${text}`
}
