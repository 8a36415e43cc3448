import type { Kysely } from 'kysely'
import { columnWords, type StoreKind } from './columns.ts'
import { run } from './statements.ts'

const role = `role text not null default 'office' check (role in ('owner', 'editor', 'office', 'driver'))`

/** Adds the role of driver, and drivers' marks on stops. */
export async function addDrivers(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { day, time, strict } = columnWords(kind)
	await run(db, [
		// SQLite cannot alter a check, but dropping a column drops its check.
		`create table staff_roles as select id, role from staff`,
		`alter table staff drop column role`,
		`alter table staff add column ${role}`,
		`update staff set role = (select staff_roles.role from staff_roles where staff_roles.id = staff.id)`,
		`drop table staff_roles`,
		`create table stop_marks (
			id text primary key not null,
			stop_id text not null references stops (id) on delete cascade,
			${day('day')} not null,
			state text not null check (state in ('done', 'not-done')),
			reason text,
			cart_number text,
			photo text unique,
			staff_id text references staff (id) on delete set null,
			staff_name text not null,
			${time('made_at')} not null,
			${time('arrived_at')} not null,
			outcome text not null check (outcome in ('taken', 'asks', 'left')),
			because text
		) ${strict}`,
		`create index stop_marks_stop on stop_marks (stop_id, made_at)`,
		`create index stop_marks_asking on stop_marks (made_at) where outcome = 'asks'`,
		`create index stop_marks_staff on stop_marks (staff_id) where staff_id is not null`,
	])
}
