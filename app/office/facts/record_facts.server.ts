import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { FactSaved } from '#app/content/save_facts.server.ts'
import type { ContentAction } from '#db/office_content_rows.ts'
import type { Database } from '#db/schema.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'

/** Adds each changed fact to the history, in the transaction of the save. */
export async function recordFacts(
	trx: Transaction<Database>,
	saved: readonly FactSaved[],
	action: ContentAction,
	{ staff, now, plannedAt }: Actor,
): Promise<void> {
	const rows = saved.map(({ before, after }) => ({
		id: randomUUID(),
		content_table: 'company_facts',
		row_id: (after ?? before)?.name ?? '',
		action,
		before_row: before && { ...before },
		after_row: after && { ...after },
		staff_id: staff.id,
		staff_name: staff.name,
		planned_at: plannedAt ?? null,
		created_at: now.toISOString(),
	}))
	await trx.insertInto('content_history').values(rows).execute()
}
