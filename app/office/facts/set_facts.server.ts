import type { Transaction } from 'kysely'
import {
	type FactChanges,
	type FactSaved,
	saveFacts,
	type SaveFactsResult,
} from '#app/content/save_facts.server.ts'
import type { Database } from '#db/schema.ts'
import { type Actor, type ContentServices, recordChange } from '../kernel/store/write_content.server.ts'

/** Saves company facts, with their history, as `saveFacts` does. */
export function setFacts(
	services: ContentServices,
	values: FactChanges,
	actor: Actor,
	{ confirms = false }: { confirms?: boolean } = {},
): Promise<SaveFactsResult> {
	const alongside = (trx: Transaction<Database>, saved: readonly FactSaved[]) =>
		recordFacts(trx, saved, actor)
	return saveFacts(services, values, { now: actor.now, confirms, alongside })
}

/** Adds each changed fact to the history, in the transaction of the save. */
async function recordFacts(
	trx: Transaction<Database>,
	saved: readonly FactSaved[],
	actor: Actor,
): Promise<void> {
	for (const { before, after } of saved) {
		const id = (after ?? before)?.name ?? ''
		const rows = { before: before && { ...before }, after: after && { ...after } }
		await recordChange(trx, { table: 'company_facts', id, action: 'save', ...rows }, actor)
	}
}
