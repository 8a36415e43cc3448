import type { StoreKind } from './columns.ts'

/** Triggers that allow only inserts into `table`; anything else fails with `complaint`. */
export function refuseChanges(kind: StoreKind, table: string, complaint: string): string[] {
	return kind === 'sqlite' ? onSqlite(table, complaint) : onPostgres(table, complaint)
}

function onSqlite(table: string, complaint: string): string[] {
	const refuse = `begin select raise(abort, '${complaint}'); end`
	return [
		`create trigger ${table}_no_update before update on ${table} ${refuse}`,
		`create trigger ${table}_no_delete before delete on ${table} ${refuse}`,
		// INSERT OR REPLACE deletes without firing the trigger above.
		`create trigger ${table}_no_replace before insert on ${table}
			when exists (select 1 from ${table} where id = new.id) ${refuse}`,
	]
}

function onPostgres(table: string, complaint: string): string[] {
	return [
		`create function ${table}_refuse() returns trigger language plpgsql as
			$$ begin raise exception '${complaint}'; end $$`,
		`create trigger ${table}_no_change before update or delete or truncate on ${table}
			for each statement execute function ${table}_refuse()`,
	]
}
