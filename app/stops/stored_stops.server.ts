import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { StopKind, StopRow, StopRuleRow } from '#db/stop_rows.ts'

/** The stop with this id; undefined if there is none. */
export function readStop(db: Kysely<Database>, id: string): Promise<StopRow | undefined> {
	return db.selectFrom('stops').selectAll().where('id', '=', id).executeTakeFirst()
}

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

/** The office's settings for this kind of stop. */
export function stopRule(db: Kysely<Database>, kind: StopKind): Promise<StopRuleRow | undefined> {
	return db.selectFrom('stop_rules').selectAll().where('id', '=', kind).executeTakeFirst()
}
