import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { StopKind, StopRuleRow } from '#db/stop_rows.ts'

/** The office's settings for this kind of stop. */
export function stopRule(db: Kysely<Database>, kind: StopKind): Promise<StopRuleRow | undefined> {
	return db.selectFrom('stop_rules').selectAll().where('id', '=', kind).executeTakeFirst()
}
