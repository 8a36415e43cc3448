import { type FactChanges, saveFacts, type SaveFactsResult } from '#app/content/save_facts.server.ts'
import { type Actor, type ContentServices, recordChange } from '../kernel/store/write_content.server.ts'

/** Saves company facts, each with its history in the same transaction, as `saveFacts` does. */
export function setFacts(
	services: ContentServices,
	values: FactChanges,
	actor: Actor,
	{ confirms = false }: { confirms?: boolean } = {},
): Promise<SaveFactsResult> {
	return saveFacts(services, values, {
		now: actor.now,
		confirms,
		async alongside(trx, saved) {
			for (const { before, after } of saved) {
				const id = (after ?? before)?.name ?? ''
				const rows = { before: before && { ...before }, after: after && { ...after } }
				await recordChange(trx, { table: 'company_facts', id, action: 'save', ...rows }, actor)
			}
		},
	})
}
