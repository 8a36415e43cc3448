import type { Kysely } from 'kysely'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Who picks up the trash of a town that has contracted it, and of which area somebody had reminders that was removed. */
export async function addContractsAndRemovedAreas(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	await run(db, [
		`alter table residential_towns add column contracted_to text`,
		`alter table pickup_subscriptions add column removed_area text`,
		...(kind === 'sqlite' ? namesAreaOnSqlite : namesAreaOnPostgres),
	])
}

/** The key to the area is emptied with it. */
const nameArea = `update pickup_subscriptions set removed_area = old.name where area_id = old.id;`

const namesAreaOnSqlite = [
	`create trigger pickup_areas_name_subscriptions before delete on pickup_areas begin ${nameArea} end`,
]

const namesAreaOnPostgres = [
	`create function name_removed_area() returns trigger language plpgsql as $$
		begin
			${nameArea}
			return old;
		end $$`,
	`create trigger pickup_areas_name_subscriptions before delete on pickup_areas for each row
		execute function name_removed_area()`,
]
