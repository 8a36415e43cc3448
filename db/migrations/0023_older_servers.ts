/** Later than any wait, so that an older server does not poll for mails that it cannot claim. */
export const never = `'9999-12-31T00:00:00.000Z'`
const jobOfMail = `kind = 'mail' and subject_id = new.id`

/**
 * Triggers and a view for servers of the version before that still run on an upgraded PostgreSQL. They add mails, which
 * only newer servers claim. For a mail that one of them is sending during the upgrade, its lease and outcome are copied to
 * the job. Their table of picture jobs is a view of `jobs`. A later release drops all of it.
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
