import { columnWords, type StoreKind } from './columns.ts'
import { removeJob, removesJob } from './job_triggers.ts'

/** Data shared by the servers of a store: jobs, rate limit counters, keys, and a record of backups. */
export function serverTables(kind: StoreKind): string[] {
	const { time, long, strict } = columnWords(kind)
	return [
		`create table jobs (
			kind text not null,
			subject_id text not null,
			priority integer not null default 0,
			attempts integer not null default 0 check (attempts >= 0),
			${time('next_attempt_at')} not null,
			leased_by text,
			${time('leased_until')},
			last_error text,
			failure text,
			failures integer not null default 0 check (failures >= 0),
			${time('created_at')} not null,
			primary key (kind, subject_id)
		) ${strict}`,
		`create index jobs_due on jobs (kind, priority, next_attempt_at, subject_id)`,
		...(kind === 'postgres' ? [removeJob] : []),
		removesJob(kind, 'uploaded_pictures', 'picture'),
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
		`create table sealed_secrets (
			name text primary key not null,
			sealed_value text not null check (sealed_value like 'sealed-1.%')
		) ${strict}`,
		`create table backups (
			id text primary key not null,
			file_name text not null,
			bytes ${long} not null check (bytes >= 0),
			${time('created_at')} not null
		) ${strict}`,
		`create index backups_newest on backups (created_at, id)`,
	]
}
