import type { Kysely } from 'kysely'
import { refuseChanges } from './append_only.ts'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** The history of content changes, and drafts for previews. */
export async function createContentHistory(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, json, strict } = columnWords(kind)
	await run(db, [
		`create table content_history (
			id text primary key not null,
			content_table text not null,
			row_id text not null,
			action text not null check (action in ('create', 'save', 'delete', 'move', 'revert', 'activate')),
			${json('before_row')},
			${json('after_row')},
			staff_id text not null,
			staff_name text not null,
			${time('created_at')} not null
		) ${strict}`,
		`create index content_history_row on content_history (content_table, row_id, created_at)`,
		`create index content_history_newest on content_history (created_at)`,
		...refuseChanges(kind, 'content_history', 'the history of the content is only ever added to'),
		`create table content_drafts (
			id text primary key not null,
			content_table text not null,
			row_id text not null,
			row_version text,
			${json('typed_values')} not null,
			staff_id text not null,
			${time('created_at')} not null
		) ${strict}`,
		`create index content_drafts_oldest on content_drafts (created_at)`,
	])
}
