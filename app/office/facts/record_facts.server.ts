import type { Transaction } from 'kysely'
import type { FactSaved } from '#app/content/save_facts.server.ts'
import type { ContentAction } from '#db/office_content_rows.ts'
import type { Database } from '#db/schema.ts'
import { type Actor, recordChange } from '../kernel/store/write_content.server.ts'

/** Adds each changed fact to the history, in the transaction of the save. */
export async function recordFacts(
	trx: Transaction<Database>,
	saved: readonly FactSaved[],
	action: ContentAction,
	actor: Actor,
): Promise<void> {
	for (const { before, after } of saved) {
		const id = (after ?? before)?.name ?? ''
		const change = { id, action, before: before && { ...before }, after: after && { ...after } }
		await recordChange(trx, { table: 'company_facts', ...change }, actor)
	}
}
