import type { Kysely } from 'kysely'
import { columnWords, type StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Adds a stop's promised day and whether it was kept, which is unknown for earlier stops. */
export async function addStopPromises(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { day, flag } = columnWords(kind)
	await run(db, [
		`alter table stops add column ${day('promised_on')}`,
		`alter table stops add column ${flag('was_on_time')}`,
		`update stops set promised_on = day`,
		`create index stops_promised on stops (promised_on, kind, state, follows_route, was_on_time)`,
	])
}
