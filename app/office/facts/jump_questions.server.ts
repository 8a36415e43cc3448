import { factQuestions } from '#app/company/fact_questions.ts'
import { factFields } from '#app/company/facts_schema.ts'
import { formatFact } from '#app/company/format_fact.ts'
import type { FactChanges } from '#app/content/save_facts.server.ts'
import type { JumpQuestion } from './jump_notice.tsx'

/** The button that says yes to the questions; its value is `confirmation` of them. */
export const confirmedControl = 'confirmed'

/** What to ask about changes that look like a slip of the finger, without those that were confirmed (`confirmation`). */
export function jumpQuestions(changes: FactChanges, before: FactChanges, confirmed: string): JumpQuestion[] {
	const parsed = Object.fromEntries(
		Object.entries(changes).map(([name, typed]) => [
			name,
			factFields.get(name)?.schema.safeParse(typed).data,
		]),
	)
	const jumps = Object.entries(parsed).flatMap(([name, value]) => {
		const field = factFields.get(name)
		if (!field?.isJump?.(before[name], value)) return []
		const [old, now] = [before[name], value].map((one) => formatFact(field.control, one))
		return [{ name, label: field.label, text: `From ${old} to ${now}: is that right?` }]
	})
	// A value that jumps is asked about once.
	const others = oddities({ ...before, ...parsed }, Object.keys(parsed)).filter(
		({ names }) => !jumps.some(({ name }) => names.includes(name)),
	)
	return [...jumps, ...others.map(({ question }) => question)].filter(
		(question) => !isConfirmed(question, confirmed),
	)
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
export function confirmation(questions: readonly JumpQuestion[]): string {
	return JSON.stringify(questions.map(said))
}

function isConfirmed(question: JumpQuestion, confirmed: string): boolean {
	try {
		const all: unknown = JSON.parse(confirmed)
		return Array.isArray(all) && all.includes(said(question))
	} catch {
		return false
	}
}

function said({ name, text }: JumpQuestion): string {
	return `${name}: ${text}`
}
