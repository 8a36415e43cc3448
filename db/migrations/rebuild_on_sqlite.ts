import { type Kysely, sql } from 'kysely'

/** The statements that make a table's indexes and triggers, kept while the table is made anew. */
export interface SetAside {
	restore: readonly string[]
}

/**
 * Drops the triggers of these tables, so that their rows can be mended, and remembers them and the indexes: both go
 * with the old table. SQLite only.
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
 * Makes a table anew, which is how SQLite changes a column or adds a key, and carries its rows over: `change` gets the
 * brackets of its definition with what follows them. No other table may refer to it yet: its rows would go with it.
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

/** The definition with these words in the place of those. Throws when they are not there: the table is another then. */
export function reworded(definition: string, from: string, to: string): string {
	if (!definition.includes(from)) throw new Error(`Not in the table: ${from}`)
	return definition.replace(from, to)
}

/** The definition with one more rule after its columns. */
export function withRule(definition: string, rule: string): string {
	const end = definition.lastIndexOf(')')
	return `${definition.slice(0, end).trimEnd()},\n\t\t\t${rule}\n\t\t${definition.slice(end)}`
}
