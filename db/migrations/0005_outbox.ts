import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Mail to be sent, the counters of rate limits, and values shared by all processes. */
export async function createOutbox(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, strict } = columnWords(kind)
	await run(db, [
		`create table outbox (
			id text primary key not null,
			form text not null check (form in ('quote', 'rolloff', 'hoa')),
			lead_id text not null,
			kind text not null check (kind in ('staff', 'receipt')),
			to_address text not null,
			reply_to text,
			subject text not null,
			body text not null,
			message_id text not null unique,
			attempts integer not null check (attempts >= 0),
			${time('next_attempt_at')} not null,
			leased_by text,
			${time('leased_until')},
			${time('sent_at')},
			last_error text,
			${time('created_at')} not null
		) ${strict}`,
		`create index outbox_pending on outbox (next_attempt_at) where sent_at is null`,
		`create index outbox_lead on outbox (form, lead_id)`,
		`create table rate_limits (
			"key" text not null,
			${time('window_start')} not null,
			hits integer not null check (hits >= 0),
			primary key ("key", window_start)
		) ${strict}`,
		`create index rate_limits_oldest on rate_limits (window_start)`,
		`create table secrets (
			name text primary key not null,
			value text not null
		) ${strict}`,
	])
}
