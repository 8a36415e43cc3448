import { getFact } from '#app/company/fact_path.ts'
import { saveFacts } from '#app/content/save_facts.server.ts'
import type { ContentServices } from '../kernel/store/write_content.server.ts'
import { historyEntry } from '../kernel/store/history_entry.server.ts'
import { valueOf } from './format_fact_change.server.ts'
import type { RevertProblem } from '../kernel/rows/revert_problem.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { scriptFacts } from './fact_form.server.ts'
import { recordFacts } from './record_facts.server.ts'

/** Restores a fact's value before a change of its history, unless it was changed again since; null on success. */
export async function revertFact(
	services: ContentServices,
	historyId: string,
	{ staff, now }: { staff: Staff; now: Date },
): Promise<RevertProblem | null> {
	if (staff.role !== 'owner') return { status: 403, message: 'Only an owner can change company facts.' }
	const entry = await historyEntry(services.store.db, 'company_facts', historyId)
	if (!entry) return { status: 404, message: 'That change is not in the history.' }
	if (scriptFacts.includes(entry.row_id))
		return {
			status: 409,
			message: 'A script is set under Company facts, where your password is asked for.',
		}
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
	if (saved.ok) return { status: 409, message: 'It is already as it was before that change.' }
	if (saved.reason === 'unavailable')
		return { status: 503, message: 'The server could not save just now. Please try again in a moment.' }
	return { status: 409, message: saved.errors.map(({ message }) => message).join(' ') }
}
