import { refuseChanges } from './append_only.ts'
import { columnWords, type StoreKind } from './columns.ts'
import { raiseContentVersion } from './content_version.ts'

/** A number that changes with any public content. */
export function contentVersion(kind: StoreKind): string[] {
	const { time, strict } = columnWords(kind)
	return [
		`create table content_version (
			id integer primary key not null check (id = 1),
			version integer not null,
			${time('seeded_at')}
		) ${strict}`,
		`insert into content_version (id, version, seeded_at) values (1, 1, null)`,
		...(kind === 'postgres' ? [raiseContentVersion] : []),
	]
}

/** The history of content changes, drafts for previews, and planned changes. */
export function contentChangeTables(kind: StoreKind): string[] {
	const { day, flag, time, json, strict } = columnWords(kind)
	return [
		`create table content_history (
			id text primary key not null,
			content_table text not null,
			row_id text not null,
			action text not null check (action in ('create', 'save', 'delete', 'move', 'revert', 'activate')),
			${json('before_row')},
			${json('after_row')},
			staff_id text references staff (id),
			staff_name text not null,
			${time('created_at')} not null,
			${time('planned_at')}
		) ${strict}`,
		`create index content_history_row on content_history (content_table, row_id, created_at)`,
		`create index content_history_newest on content_history (created_at)`,
		`create index content_history_by_time on content_history (created_at, id) where staff_id is not null`,
		`create index content_history_staff on content_history (staff_id, created_at, id) where staff_id is not null`,
		...refuseChanges(kind, 'content_history', 'the history of the content is only ever added to'),
		`create table content_drafts (
			id text primary key not null,
			content_table text not null,
			row_id text not null,
			row_version text,
			${json('typed_values')} not null,
			staff_id text not null references staff (id) on delete cascade,
			${time('created_at')} not null
		) ${strict}`,
		`create index content_drafts_oldest on content_drafts (created_at)`,
		`create table planned_changes (
			id text primary key not null,
			content_table text not null,
			row_id text not null,
			field text not null,
			${flag('adds_row')} not null,
			base text not null,
			value text not null,
			${day('starts_on')} not null,
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
	]
}
