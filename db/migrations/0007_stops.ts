import type { Kysely } from 'kysely'
import { columnWords, type StoreKind } from './columns.ts'
import { run } from './statements.ts'

const kinds = [
	'deliver-cart',
	'swap-cart',
	'pick-up-cart',
	'deliver-container',
	'swap-container',
	'pick-up-container',
	'repair',
	'missed',
	'extra',
	'skip',
	'start',
	'end',
]
const complaint = 'the history of the content is only ever added to'
/** Immutable columns of the content history. */
const fixed = [
	'id',
	'content_table',
	'row_id',
	'action',
	'staff_id',
	'staff_name',
	'created_at',
	'planned_at',
]

/** Adds stops. Their history contains personal data, so it must be erasable there. */
export async function addStops(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { day, flag, time, strict } = columnWords(kind)
	await run(db, [
		`create table stops (
			id text primary key not null,
			kind text not null check (kind in (${kinds.map((one) => `'${one}'`).join(', ')})),
			${day('day')} not null,
			${flag('follows_route')} not null,
			what text,
			name text not null,
			phone text,
			address text not null,
			area_id text references pickup_areas (id) on delete set null,
			notes text,
			state text not null check (state in ('planned', 'done', 'not-done', 'taken-back')),
			reason text,
			cart_number text,
			${time('done_at')},
			done_by text,
			form text,
			lead_id text,
			created_by text not null,
			${time('created_at')} not null,
			${time('updated_at')} not null,
			foreign key (form, lead_id) references leads (form, id),
			check ((form is null) = (lead_id is null))
		) ${strict}`,
		`create index stops_day on stops (day)`,
		`create index stops_open on stops (state, day)`,
		`create index stops_lead on stops (lead_id) where lead_id is not null`,
		`create index stops_area on stops (area_id) where area_id is not null`,
		...(kind === 'sqlite' ? onSqlite() : onPostgres()),
	])
}

function onSqlite(): string[] {
	return [
		`drop trigger content_history_no_update`,
		`create trigger content_history_no_update before update on content_history
			when ${isForbidden('is not')} begin select raise(abort, '${complaint}'); end`,
	]
}

function onPostgres(): string[] {
	return [
		`drop trigger content_history_no_change on content_history`,
		`create trigger content_history_no_change before update on content_history for each row
			when (${isForbidden('is distinct from')}) execute function content_history_refuse()`,
		`create trigger content_history_no_delete before delete or truncate on content_history
			for each statement execute function content_history_refuse()`,
	]
}

function isForbidden(differs: string): string {
	const changes = fixed.map((column) => `new.${column} ${differs} old.${column}`)
	return [`old.content_table <> 'stops'`, ...changes].join(' or ')
}
