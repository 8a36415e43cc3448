import { factFields } from '#app/company/facts_schema.ts'
import { formatFact } from '#app/company/format_fact.ts'
import type { FactChanges } from '#app/content/save_facts.server.ts'
import type { JumpQuestion } from './jump_notice.tsx'

/** The button that says yes to the questions; its value is `confirmation` of them. */
export const confirmedControl = 'confirmed'

/** What to ask about changes that look like a slip of the finger, without those that were confirmed (`confirmation`). */
export function jumpQuestions(changes: FactChanges, before: FactChanges, confirmed: string): JumpQuestion[] {
	return Object.entries(changes).flatMap(([name, typed]) => {
		const field = factFields.get(name)
		const parsed = field?.schema.safeParse(typed)
		if (!field?.isJump?.(before[name], parsed?.data)) return []
		const [old, now] = [before[name], parsed?.data].map((value) => formatFact(field.input, value))
		const question = { name, label: field.label, text: `From ${old} to ${now}: is that right?` }
		return isConfirmed(question, confirmed) ? [] : [question]
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
