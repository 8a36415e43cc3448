/**
 * Until the last server of the version before is restarted, it takes leads into a PostgreSQL that has the keys: its
 * rows come without their row in `leads`, and its history names nobody by a word that is no one's id.
 * To be dropped one release later.
 */
export const servedByOlderVersion: readonly string[] = [
	`create function submission_keys_of_older_servers() returns trigger language plpgsql as $$
		begin
			insert into leads (id, form, created_at) values (new.lead_id, new.form, new.created_at)
				on conflict do nothing;
			return new;
		end $$`,
	// The first thing that a lead writes, in that version too.
	`create trigger submission_keys_of_older_servers before insert on submission_keys
		for each row execute function submission_keys_of_older_servers()`,
	`create function lead_events_of_older_servers() returns trigger language plpgsql as $$
		begin
			if not exists (select 1 from staff where id = new.staff_id) then new.staff_id := null; end if;
			return new;
		end $$`,
	`create trigger lead_events_of_older_servers before insert on lead_events
		for each row execute function lead_events_of_older_servers()`,
]
