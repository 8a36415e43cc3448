import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

interface Part {
	type: string
	name: string
	sql: string
}

/** Dumps the SQLite store in `dataDir` as SQL: tables, rows, then indexes and triggers. */
export function dumpSqlite(dataDir: string): string {
	const database = new DatabaseSync(join(dataDir, 'store.sqlite'), { readOnly: true })
	const parts = database
		.prepare(
			`select type, name, sql from sqlite_schema where sql is not null and name not like 'sqlite_%'
			order by rowid`,
		)
		.all() as unknown as Part[]
	const tables = parts.filter(({ type }) => type === 'table')
	const others = parts.filter(({ type }) => type !== 'table')
	const lines = [
		'pragma foreign_keys = off;',
		'begin;',
		...tables.map(({ sql }) => `${sql};`),
		...tables.flatMap(({ name }) => rowsOf(database, name)),
		...others.map(({ sql }) => `${sql};`),
		'commit;',
	]
	database.close()
	return `${lines.join('\n')}\n`
}

function rowsOf(database: DatabaseSync, table: string): string[] {
	const columns = columnsOf(database, table)
	const values = columns.map((column) => `quote("${column}")`).join(` || ', ' || `)
	const names = columns.map((column) => `"${column}"`).join(', ')
	const rows = database.prepare(`select ${values} as line from "${table}" order by 1`).all()
	return rows.map(({ line }) => `insert into "${table}" (${names}) values (${String(line)});`)
}

/** The names of a table's columns. */
export function columnsOf(database: DatabaseSync, table: string): string[] {
	return database
		.prepare(`select name from pragma_table_info(?)`)
		.all(table)
		.map(({ name }) => String(name))
}

/** Dumps a PostgreSQL database with `pg_dump`, without lines that only `psql` or one version understands. */
export function dumpPostgres(databaseUrl: string): string {
	const text = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', databaseUrl], {
		env: { ...process.env, PGTZ: 'UTC' },
		encoding: 'utf8',
	})
	const portable = text
		.split('\n')
		.filter((line) => !/^(--|\\|SET |SELECT pg_catalog\.set_config)/.test(line))
	return `${portable
		.join('\n')
		.replaceAll(/\n{2,}/g, '\n')
		.trim()}\n`
}
