import { factFields } from '#app/company/facts_schema.ts'
import { formatFact } from '#app/company/format_fact.ts'
import type { FactChanges } from '#app/content/save_facts.server.ts'
import { unconfirmed } from '../kernel/fields/confirmation.server.ts'
import type { Jump } from '../kernel/fields/question.ts'

/** What to ask about changes that look like a slip of the finger, without those that were confirmed (`confirmation`). */
export function jumpQuestions(changes: FactChanges, before: FactChanges, confirmed: string): Jump[] {
	const jumps = Object.entries(changes).flatMap(([name, value]) => {
		const field = factFields.get(name)
		if (!field?.isJump?.(before[name], value)) return []
		const [old, now] = [before[name], value].map((one) => formatFact(field.control, one))
		return [{ name, label: field.label, text: `From ${old} to ${now}: is that right?` }]
	})
	return unconfirmed(jumps, confirmed)
}
