import type { StoreKind } from './columns.ts'

/** The function called by the PostgreSQL triggers below, with the job's kind. */
export const removeJob = `
	create function remove_job() returns trigger language plpgsql as $$
	begin
		delete from jobs where kind = tg_argv[0] and subject_id = old.id;
		return null;
	end $$`

/** A trigger that deletes a row's job with the row: a foreign key cannot, because jobs belong to rows of many tables. */
export function removesJob(kind: StoreKind, table: string, job: string): string {
	const event = `create trigger ${table}_removes_job after delete on ${table}`
	if (kind === 'postgres') return `${event} for each row execute function remove_job('${job}')`
	return `${event} begin delete from jobs where kind = '${job}' and subject_id = old.id; end`
}

/**
 * A trigger that adds a job for each inserted mail that has not been sent, unless a restore has already inserted the job. Its priority puts
 * reminders after all other mail.
 */
export function addsMailJob(kind: StoreKind): string[] {
	const event = 'create trigger outbox_adds_job after insert on outbox'
	const insert = (priority: string) => `
		insert into jobs (kind, subject_id, priority, next_attempt_at, created_at)
			values ('mail', new.id, ${priority}, new.created_at, new.created_at) on conflict do nothing;`
	if (kind === 'sqlite')
		return [`${event} when new.sent_at is null begin ${insert(`new.kind = 'reminder'`)} end`]
	return [
		`create function add_mail_job() returns trigger language plpgsql as $$
		begin
			${insert(`(new.kind = 'reminder')::int`)}
			return null;
		end $$`,
		`${event} for each row when (new.sent_at is null) execute function add_mail_job()`,
	]
}
