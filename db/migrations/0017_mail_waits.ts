import type { Kysely } from 'kysely'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Why a mail is waiting and how often in a row it failed for that reason; indexes for queries by age. */
export async function noteMailWaits(db: Kysely<unknown>, _kind: StoreKind): Promise<void> {
	await run(db, [
		`alter table outbox add column failure text check (failure in ('server', 'deferred', 'refused'))`,
		`alter table outbox add column failures integer not null default 0 check (failures >= 0)`,
		`create index outbox_waiting on outbox (created_at) where sent_at is null`,
		`create index outbox_bodies on outbox (sent_at) where body <> ''`,
	])
}
