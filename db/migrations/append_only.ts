import type { StoreKind } from './columns.ts'

/** Triggers that allow only inserts into `table`; anything else fails with `complaint`. */
export function refuseChanges(kind: StoreKind, table: string, complaint: string): string[] {
	if (kind === 'sqlite')
		return [
			`create trigger ${table}_no_update before update on ${table} ${refuse(complaint)}`,
			...refuseRemovalOnSqlite(table, complaint),
		]
	return [
		refusal(table, complaint),
		`create trigger ${table}_no_change before update or delete or truncate on ${table}
			for each statement execute function ${table}_refuse()`,
	]
}

/** Like `refuseChanges`, but the column `note` may be emptied, as when a person asks to be forgotten; `fixed` are the other columns. */
export function refuseAllButEmptying(
	kind: StoreKind,
	table: string,
	fixed: readonly string[],
	complaint: string,
): string[] {
	const isForbidden = `new.note is not null or ${anyChange(kind, fixed)}`
	if (kind === 'sqlite')
		return [
			`create trigger ${table}_no_update before update on ${table} when ${isForbidden} ${refuse(complaint)}`,
			...refuseRemovalOnSqlite(table, complaint),
		]
	return [
		refusal(table, complaint),
		`create trigger ${table}_no_change before update on ${table} for each row
			when (${isForbidden}) execute function ${table}_refuse()`,
		`create trigger ${table}_no_delete before delete or truncate on ${table}
			for each statement execute function ${table}_refuse()`,
	]
}

/** A trigger that refuses changes to the columns `fixed`; rows may be deleted. */
export function refuseEdits(
	kind: StoreKind,
	table: string,
	fixed: readonly string[],
	complaint: string,
): string[] {
	const event = `create trigger ${table}_no_update before update on ${table}`
	if (kind === 'sqlite') return [`${event} when ${anyChange(kind, fixed)} ${refuse(complaint)}`]
	return [
		refusal(table, complaint),
		`${event} for each row when (${anyChange(kind, fixed)}) execute function ${table}_refuse()`,
	]
}

function anyChange(kind: StoreKind, columns: readonly string[]): string {
	const differs = kind === 'sqlite' ? 'is not' : 'is distinct from'
	return columns.map((column) => `new.${column} ${differs} old.${column}`).join(' or ')
}

const refuse = (complaint: string) => `begin select raise(abort, '${complaint}'); end`

/** The function called by a table's triggers on PostgreSQL. */
const refusal = (table: string, complaint: string) =>
	`create function ${table}_refuse() returns trigger language plpgsql as
		$$ begin raise exception '${complaint}'; end $$`

function refuseRemovalOnSqlite(table: string, complaint: string): string[] {
	return [
		`create trigger ${table}_no_delete before delete on ${table} ${refuse(complaint)}`,
		// INSERT OR REPLACE deletes without firing the delete trigger.
		`create trigger ${table}_no_replace before insert on ${table}
			when exists (select 1 from ${table} where id = new.id) ${refuse(complaint)}`,
	]
}
