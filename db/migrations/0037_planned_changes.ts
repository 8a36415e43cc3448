import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Changes of facts and content that take effect on a day, and in the history when a change was planned. */
export async function createPlannedChanges(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, strict } = columnWords(kind)
	await run(db, [
		`create table planned_changes (
			id text primary key not null,
			content_table text not null,
			row_id text not null,
			field text not null,
			${flag('adds_row')} not null,
			base text not null,
			value text not null,
			starts_on text not null check (starts_on like '____-__-__'),
			state text not null check (state in ('waiting', 'held', 'applied', 'withdrawn', 'replaced')),
			reason text,
			staff_id text not null references staff (id),
			staff_name text not null,
			${time('created_at')} not null,
			settled_by text,
			${time('settled_at')},
			check ((state in ('waiting', 'held')) = (settled_at is null))
		) ${strict}`,
		`create unique index planned_changes_open on planned_changes (starts_on, content_table, row_id, field)
			where settled_at is null`,
		`create index planned_changes_settled on planned_changes (settled_at, id) where settled_at is not null`,
		`create index planned_changes_staff on planned_changes (staff_id)`,
		`alter table content_history add column ${time('planned_at')}`,
	])
}
