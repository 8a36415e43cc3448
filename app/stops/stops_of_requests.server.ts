import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'

/** The stops of these requests by day, except those that were taken back. */
export function stopsOfRequests(db: Kysely<Database>, leadIds: readonly string[]): Promise<StopRow[]> {
	return db
		.selectFrom('stops')
		.selectAll()
		.where('lead_id', 'in', leadIds)
		.where('state', '!=', 'taken-back')
		.orderBy('day')
		.orderBy('id')
		.execute()
}
