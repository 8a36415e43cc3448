import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { leadHistoryTriggers } from './lead_history.ts'
import { fillLeadWork } from './lead_work_of_old_leads.ts'
import { run } from './statements.ts'

/** The office's work on leads of all forms, its history, and click counts of buttons. */
export async function createInbox(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, strict } = columnWords(kind)
	const isSqlite = kind === 'sqlite'
	// Compared byte by byte, as on SQLite.
	const bytewise = isSqlite ? 'text' : 'text collate "C"'
	const order = isSqlite ? 'queue_order integer' : 'queue_order bigint'
	await run(db, [
		`create table lead_work (
			lead_id text primary key not null,
			form text not null check (form in ('quote', 'rolloff', 'hoa')),
			reference text not null,
			name text not null,
			organisation text,
			email text not null,
			phone text,
			place text,
			asked text not null,
			search_text ${bytewise} not null,
			status text not null check (status in ('new', 'contacted', 'won', 'lost', 'spam')),
			assigned_to text,
			${time('due_at')} not null,
			${time('first_answered_at')},
			${order} not null,
			review_reason text,
			${time('anonymised_at')},
			version integer not null check (version >= 1),
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		// Each sort's index includes the filtered columns, so that a page is found without reading skipped rows.
		`create index lead_work_queue on lead_work (queue_order, lead_id, status, form, assigned_to)`,
		`create index lead_work_newest on lead_work (created_at, lead_id, status, form, assigned_to, queue_order)`,
		`create index lead_work_name on lead_work (search_text, lead_id, status, form, assigned_to, queue_order)`,
		`create table lead_words (
			word ${bytewise} not null,
			lead_id text not null,
			primary key (word, lead_id)
		) ${isSqlite ? 'strict, without rowid' : ''}`,
		`create table lead_events (
			id text primary key not null,
			form text check (form in ('quote', 'rolloff', 'hoa')),
			lead_id text,
			version integer,
			kind text not null,
			staff_id text not null,
			staff_name text not null,
			from_value text,
			to_value text,
			note text,
			${time('created_at')} not null
		) ${strict}`,
		`create index lead_events_lead on lead_events (lead_id, created_at)`,
		...leadHistoryTriggers(kind),
		`create table button_clicks (
			day text not null,
			page text not null,
			button text not null,
			clicks integer not null check (clicks >= 0),
			primary key (day, page, button)
		) ${strict}`,
	])
	await fillLeadWork(db)
}
