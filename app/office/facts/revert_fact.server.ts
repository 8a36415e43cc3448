import { getFact } from '#app/company/fact_path.ts'
import { saveFacts } from '#app/content/save_facts.server.ts'
import type { ContentServices } from '../kernel/store/write_content.server.ts'
import { historyEntry } from '../kernel/store/history_entry.server.ts'
import { valueOf } from './format_fact_change.server.ts'
import { type Refused, refused } from '../kernel/screens/commands.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { scriptFacts } from './fact_form.server.ts'
import { recordFacts } from './record_facts.server.ts'

/** Restores a fact's value before a change of its history, unless it was changed again since; null on success. */
export async function revertFact(
	services: ContentServices,
	historyId: string,
	{ staff, now }: { staff: Staff; now: Date },
): Promise<Refused | null> {
	if (staff.role !== 'owner') return refused(403, 'Only an owner can change company facts.')
	const entry = await historyEntry(services.store.db, 'company_facts', historyId)
	if (!entry) return refused(404, 'That change is not in the history.')
	if (scriptFacts.includes(entry.row_id))
		return refused(409, 'A script is set under Company facts, where your password is asked for.')
	const value = (row: Record<string, unknown> | null) =>
		row ? valueOf(row) : getFact(services.content.builtIn, entry.row_id)
	const saved = await saveFacts(
		services,
		{ [entry.row_id]: value(entry.before_row) },
		{
			now,
			before: { [entry.row_id]: value(entry.after_row) },
			alongside: (trx, facts) => recordFacts(trx, facts, 'revert', { staff, now }),
		},
	)
	if (saved.ok && saved.saved.length > 0) return null
	if (saved.ok) return refused(409, 'It is already as it was before that change.')
	if (saved.reason === 'unavailable')
		return refused(503, 'The server could not save just now. Please try again in a moment.')
	return refused(409, saved.errors.map(({ message }) => message).join(' '))
}
