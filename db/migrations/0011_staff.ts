import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/**
 * Office staff, their sessions, passwords, one-time tokens and second factors: the tables that better-auth 1.7
 * expects, under our names. Also allows mail in the outbox without a lead.
 */
export async function createStaff(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, strict } = columnWords(kind)
	const staffId = 'staff_id text not null references staff (id) on delete cascade'
	const stamps = `${time('created_at')} not null, ${time('updated_at')} not null`
	await run(db, [
		`create table staff (
			id text primary key not null,
			name text not null,
			email text not null unique check (email = lower(email)),
			role text not null check (role in ('owner', 'editor', 'office')),
			${flag('is_active')} not null,
			${flag('is_password_temporary')} not null,
			${flag('is_second_step_on')} not null,
			${flag('is_email_verified')} not null,
			image text,
			${stamps}
		) ${strict}`,
		`create table staff_sessions (
			id text primary key not null,
			token text not null unique,
			${staffId},
			ip_address text,
			user_agent text,
			${time('expires_at')} not null,
			${stamps}
		) ${strict}`,
		`create index staff_sessions_staff on staff_sessions (staff_id)`,
		`create table staff_passwords (
			id text primary key not null,
			${staffId},
			account_id text not null,
			provider_id text not null,
			password text,
			access_token text,
			refresh_token text,
			id_token text,
			scope text,
			${time('access_token_expires_at')},
			${time('refresh_token_expires_at')},
			${stamps},
			unique (staff_id, provider_id)
		) ${strict}`,
		`create table staff_tokens (
			id text primary key not null,
			identifier text not null,
			value text not null,
			${time('expires_at')} not null,
			${stamps}
		) ${strict}`,
		`create index staff_tokens_identifier on staff_tokens (identifier)`,
		`create table staff_second_steps (
			id text primary key not null,
			${staffId},
			secret text not null,
			backup_codes text not null,
			${flag('is_confirmed')} not null,
			failures integer not null,
			${time('locked_until')}
		) ${strict}`,
		`create unique index staff_second_steps_staff on staff_second_steps (staff_id)`,
		...(kind === 'sqlite' ? outboxOnSqlite(time, strict) : outboxOnPostgres),
	])
}

const outboxOnPostgres = [
	`alter table outbox alter column form drop not null, alter column lead_id drop not null`,
	`alter table outbox drop constraint outbox_kind_check`,
	`alter table outbox add constraint outbox_kind_check check (kind in ('staff', 'receipt', 'account'))`,
	`alter table outbox add constraint outbox_lead_check
		check ((kind = 'account') = (form is null) and (form is null) = (lead_id is null))`,
]

/** SQLite cannot drop a NOT NULL constraint, so the table is rebuilt and its rows are copied. */
function outboxOnSqlite(time: (name: string) => string, strict: string): string[] {
	return [
		`alter table outbox rename to outbox_of_leads`,
		`create table outbox (
			id text primary key not null,
			form text check (form in ('quote', 'rolloff', 'hoa')),
			lead_id text,
			kind text not null check (kind in ('staff', 'receipt', 'account')),
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
			${time('created_at')} not null,
			check ((kind = 'account') = (form is null) and (form is null) = (lead_id is null))
		) ${strict}`,
		`insert into outbox (id, form, lead_id, kind, to_address, reply_to, subject, body, message_id, attempts,
				next_attempt_at, leased_by, leased_until, sent_at, last_error, created_at)
			select id, form, lead_id, kind, to_address, reply_to, subject, body, message_id, attempts,
				next_attempt_at, leased_by, leased_until, sent_at, last_error, created_at from outbox_of_leads`,
		`drop table outbox_of_leads`,
		`create index outbox_pending on outbox (next_attempt_at) where sent_at is null`,
		`create index outbox_lead on outbox (form, lead_id)`,
	]
}
