import type { Kysely } from 'kysely'
import { never, servedByOlderVersion } from './0023_older_servers.ts'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { addsJob, jobFunctions, removesJob } from './job_triggers.ts'
import { rebuild, reworded, setAside } from './rebuild_on_sqlite.ts'
import { run } from './statements.ts'

/**
 * Moves all background work to one table. The outbox still has a mail's text and when it was sent; attempts, waits and
 * leases move to its job. The outbox's old columns stay for servers of the version before, and so that backups of either
 * version can be restored; a later release drops them.
 */
export async function unifyJobs(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, strict } = columnWords(kind)
	const isSqlite = kind === 'sqlite'
	await run(db, [
		// Locked in the same order as by an upload, to avoid deadlocks.
		...(isSqlite ? [] : [`lock table uploaded_pictures, picture_jobs, outbox in access exclusive mode`]),
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
		`insert into jobs (kind, subject_id, attempts, next_attempt_at, leased_by, leased_until, last_error, failure,
				failures, created_at)
			select 'mail', id, attempts, next_attempt_at, leased_by, leased_until, last_error, failure, failures, created_at
				from outbox where sent_at is null`,
		`insert into jobs (kind, subject_id, attempts, next_attempt_at, leased_by, leased_until, last_error, failure,
				failures, created_at)
			select 'picture', picture_id, attempts, next_attempt_at, leased_by, leased_until, last_error,
				case when last_error is null then null else 'failed' end, case when last_error is null then 0 else attempts end,
				uploaded_pictures.created_at
				from picture_jobs join uploaded_pictures on uploaded_pictures.id = picture_jobs.picture_id`,
		`drop table picture_jobs`,
		...(isSqlite ? [] : jobFunctions),
	])
	if (isSqlite) await addDefaultsOnSqlite(db)
	else await run(db, addDefaultsOnPostgres)
	await run(db, [
		`update outbox set next_attempt_at = ${never} where sent_at is null`,
		addsJob(kind, 'outbox', 'mail', 'new.sent_at is null'),
		removesJob(kind, 'outbox', 'mail'),
		removesJob(kind, 'uploaded_pictures', 'picture'),
		...(isSqlite ? [] : servedByOlderVersion),
	])
}

const addDefaultsOnPostgres = [
	`alter table outbox alter column attempts set default 0, alter column next_attempt_at set default ${never}`,
]

async function addDefaultsOnSqlite(db: Kysely<unknown>): Promise<void> {
	const { restore } = await setAside(db, ['outbox'])
	const { time } = columnWords('sqlite')
	await rebuild(db, 'outbox', (definition) =>
		reworded(
			reworded(definition, 'attempts integer not null', 'attempts integer not null default 0'),
			`${time('next_attempt_at')} not null`,
			`${time('next_attempt_at')} not null default ${never}`,
		),
	)
	await run(db, restore)
}
