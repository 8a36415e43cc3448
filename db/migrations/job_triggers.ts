import type { StoreKind } from './columns.ts'

/** What PostgreSQL's triggers below call, with the job's kind. */
export const jobFunctions = [
	`create function add_job() returns trigger language plpgsql as $$
		begin
			insert into jobs (kind, subject_id, next_attempt_at, created_at)
				values (tg_argv[0], new.id, new.created_at, new.created_at)
				on conflict do nothing;
			return null;
		end $$`,
	`create function remove_job() returns trigger language plpgsql as $$
		begin
			delete from jobs where kind = tg_argv[0] and subject_id = old.id;
			return null;
		end $$`,
]

/**
 * A trigger by which a row of `table` for which `condition` holds gets a job as it is inserted, unless a restore brought
 * its job already.
 */
export function addsJob(kind: StoreKind, table: string, job: string, condition: string): string {
	const event = `create trigger ${table}_adds_job after insert on ${table}`
	if (kind === 'postgres')
		return `${event} for each row when (${condition}) execute function add_job('${job}')`
	return `${event} when ${condition} begin
		insert into jobs (kind, subject_id, next_attempt_at, created_at)
			values ('${job}', new.id, new.created_at, new.created_at) on conflict do nothing; end`
}

/** A trigger by which the job of a row of `table` goes with it: a key cannot, since jobs are of rows of many tables. */
export function removesJob(kind: StoreKind, table: string, job: string): string {
	const event = `create trigger ${table}_removes_job after delete on ${table}`
	if (kind === 'postgres') return `${event} for each row execute function remove_job('${job}')`
	return `${event} begin delete from jobs where kind = '${job}' and subject_id = old.id; end`
}
