import { type Kysely, sql } from 'kysely'

/** The statements of a table's indexes and triggers, to recreate them after a rebuild. */
export interface SetAside {
	restore: readonly string[]
}

/**
 * Drops the triggers of these tables, so that their rows can be repaired, and returns them with the indexes, because a
 * rebuild drops both. SQLite only.
 */
export async function setAside(db: Kysely<unknown>, tables: readonly string[]): Promise<SetAside> {
	const restore: string[] = []
	for (const table of tables) {
		const { rows } = await sql<{ type: string; name: string; sql: string }>`
			select type, name, sql from sqlite_schema
			where tbl_name = ${table} and type in ('index', 'trigger') and sql is not null order by type, name`.execute(
			db,
		)
		for (const part of rows) {
			if (part.type === 'trigger') await sql`drop trigger ${sql.ref(part.name)}`.execute(db)
			restore.push(part.sql)
		}
	}
	return { restore }
}

/**
 * Rebuilds a table, which is how SQLite changes a column or adds a key, and copies its rows: `change` maps the body of
 * its definition. No other table may reference it yet: the rows there would be deleted with it.
 */
export async function rebuild(
	db: Kysely<unknown>,
	table: string,
	change: (definition: string) => string,
): Promise<void> {
	const { rows } = await sql<{ sql: string }>`
		select sql from sqlite_schema where type = 'table' and name = ${table}`.execute(db)
	const found = rows[0]?.sql
	if (found === undefined) throw new Error(`There is no table ${table}.`)
	const fresh = `${table}_anew`
	await sql.raw(`create table ${fresh} ${change(found.slice(found.indexOf('(')))}`).execute(db)
	await sql.raw(`insert into ${fresh} select * from ${table}`).execute(db)
	await sql.raw(`drop table ${table}`).execute(db)
	await sql.raw(`alter table ${fresh} rename to ${table}`).execute(db)
}

/** Replaces text in the definition. Throws if it is missing, because then the table is not the expected one. */
export function reworded(definition: string, from: string, to: string): string {
	if (!definition.includes(from)) throw new Error(`Not in the table: ${from}`)
	return definition.replace(from, to)
}

/** Adds a constraint to the end of the definition. */
export function withRule(definition: string, rule: string): string {
	const end = definition.lastIndexOf(')')
	return `${definition.slice(0, end).trimEnd()},\n\t\t\t${rule}\n\t\t${definition.slice(end)}`
}
