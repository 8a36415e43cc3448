import { refuseEdits } from './append_only.ts'
import { columnWords, type StoreKind } from './columns.ts'

/** Immutable columns of `staff_activity`, except its references to staff, which foreign keys update. */
const fixed = ['id', 'kind', 'staff_name', 'about_name', 'detail', 'network', 'device', 'created_at']

/**
 * Office staff with their sessions, passwords, one-time tokens and second factors (the tables that better-auth 1.7 expects, under our
 * names); staff activity; office settings.
 */
export function staffTables(kind: StoreKind): string[] {
	const { flag, time, strict } = columnWords(kind)
	const staffId = 'staff_id text not null references staff (id) on delete cascade'
	const stamps = `${time('created_at')} not null, ${time('updated_at')} not null`
	return [
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
		`create index staff_sessions_end on staff_sessions (expires_at)`,
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
		`create index staff_tokens_owner on staff_tokens (value)`,
		`create index staff_tokens_end on staff_tokens (expires_at)`,
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
		`create table staff_activity (
			id text primary key not null,
			kind text not null,
			staff_id text references staff (id) on delete set null,
			staff_name text not null,
			about_id text references staff (id) on delete set null,
			about_name text,
			detail text,
			network text,
			device text,
			${time('created_at')} not null
		) ${strict}`,
		`create index staff_activity_newest on staff_activity (created_at, id)`,
		`create index staff_activity_staff on staff_activity (staff_id, created_at, id)`,
		`create index staff_activity_about on staff_activity (about_id)`,
		...refuseEdits(kind, 'staff_activity', fixed, 'what staff did is not changed afterwards'),
		`create table office_settings (
			name text primary key not null,
			value text not null,
			staff_name text not null,
			${time('updated_at')} not null
		) ${strict}`,
	]
}
