import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Categories of the first content whose articles all concern one service, by the ends of their ids. */
const ofService = { residential: ['pickup-day', 'carts'], rolloff: ['roll-off'] } as const

/** Adds the service without which a help category is hidden; null for always shown. */
export async function addHelpCategoryServices(db: Kysely<unknown>): Promise<void> {
	await run(db, [
		`alter table kb_categories add column service text check (service in ('residential', 'lawn', 'rolloff', 'commercial', 'hoa'))`,
		...Object.entries(ofService).map(([service, ends]) => {
			const ids = ends.map((end) => `'help-category-${end}'`)
			return `update kb_categories set service = '${service}' where id in (${ids.join(', ')})`
		}),
	])
}
