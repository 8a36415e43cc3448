import type { Kysely } from 'kysely'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'

/**
 * Plans that have neither taken effect nor been reverted, in the order they take effect. Rejects if the store
 * fails.
 */
export function openPlans(db: Kysely<Database>): Promise<PlannedChangeRow[]> {
	return db
		.selectFrom('planned_changes')
		.selectAll()
		.where('settled_at', 'is', null)
		.orderBy('starts_on')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
}
