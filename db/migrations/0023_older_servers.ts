/** Later than any wait: an older server is not to look again and again for a mail that it cannot claim. */
export const never = `'9999-12-31T00:00:00.000Z'`
const jobOfMail = `kind = 'mail' and subject_id = new.id`

/**
 * Until the last server of the version before is restarted, it adds mails to a PostgreSQL that has jobs, but claims none:
 * those with the new version send them. A mail that it is sending as the store is upgraded stays its own; how that
 * ends, and that it still holds it, is written to the job. Pictures it makes by the jobs that all servers share: its
 * table is a view of them. To be dropped one release later.
 */
export const servedByOlderVersion: readonly string[] = [
	`create function outbox_of_older_servers() returns trigger language plpgsql as $$
		begin
			if tg_op = 'UPDATE' and old.sent_at is null then
				if old.leased_by is not null and new.leased_by is null then
					if new.sent_at is not null then
						delete from jobs where ${jobOfMail} and leased_by = old.leased_by;
					else
						update jobs set leased_by = null, leased_until = null, next_attempt_at = new.next_attempt_at,
								last_error = new.last_error, failure = new.failure, failures = new.failures
							where ${jobOfMail} and leased_by = old.leased_by;
					end if;
					if not found then return null; end if;
				elsif new.leased_by is distinct from old.leased_by then
					return null;
				elsif new.leased_until is distinct from old.leased_until then
					update jobs set leased_until = new.leased_until where ${jobOfMail} and leased_by = old.leased_by;
					if not found then return null; end if;
				end if;
			end if;
			if new.sent_at is null then new.next_attempt_at := ${never}; end if;
			return new;
		end $$`,
	`create trigger outbox_of_older_servers before insert or update on outbox
		for each row execute function outbox_of_older_servers()`,
	`create view picture_jobs as
		select subject_id as picture_id, attempts, next_attempt_at, leased_by, leased_until, last_error
			from jobs where kind = 'picture'`,
	`create function picture_jobs_of_older_servers() returns trigger language plpgsql as $$
		begin
			insert into jobs (kind, subject_id, attempts, next_attempt_at, created_at)
				values ('picture', new.picture_id, new.attempts, new.next_attempt_at, new.next_attempt_at);
			return new;
		end $$`,
	`create trigger picture_jobs_of_older_servers instead of insert on picture_jobs
		for each row execute function picture_jobs_of_older_servers()`,
]
