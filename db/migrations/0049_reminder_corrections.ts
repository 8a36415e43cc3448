import type { Kysely } from 'kysely'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Reminders know their pickup and what was written of it since, so that a wrong one is corrected. */
export async function addReminderCorrections(db: Kysely<unknown>, _kind: StoreKind): Promise<void> {
	await run(db, [
		`alter table pickup_reminders add column area_id text`,
		`alter table pickup_reminders add column scheduled text check (scheduled like '____-__-__')`,
		`alter table pickup_reminders add column corrected_to text
			check (corrected_to = 'none' or corrected_to like '____-__-__')`,
	])
}
