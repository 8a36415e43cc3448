import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { lineOf, linesOf, LineSum, type Row, type RowSum } from './row_lines.ts'

type AnyTable = Kysely<Record<string, Row>>

/** The maximum held in memory at once. SQLite accepts 32,766 parameters per statement. */
const batch = { rows: 200, bytes: 4_000_000 }

/** All tables of this application in the store, referenced tables first. */
export async function tablesOf({ kind }: Pick<Store, 'kind'>, db: Kysely<Database>): Promise<string[]> {
	const { rows: references } = await (
		kind === 'sqlite'
			? sql<{ child: string; parent: string }>`select m.name as child, f."table" as parent
				from sqlite_schema m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
			: sql<{
					child: string
					parent: string
				}>`select conrelid::regclass::text as child, confrelid::regclass::text as parent
				from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`
	).execute(db)
	// Not by Kysely's introspection, which fails if another server renames a column at the same time.
	const { rows: tables } = await (
		kind === 'sqlite'
			? sql<{
					name: string
				}>`select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\'`
			: sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
	).execute(db)
	const found = tables
		.map(({ name }) => name)
		.filter((name) => name !== DEFAULT_MIGRATION_TABLE && name !== DEFAULT_MIGRATION_LOCK_TABLE)
		.toSorted()
	const ordered: string[] = []
	const add = (table: string) => {
		if (ordered.includes(table)) return
		for (const { child, parent } of references) if (child === table && parent !== table) add(parent)
		ordered.push(table)
	}
	for (const table of found) add(table)
	return ordered
}

/**
 * Runs `fill` in the transaction `trx` and checks foreign keys when it has ended, so that rows may reference later rows of their own table.
 */
export async function withDeferredRows(
	{ kind }: Pick<Store, 'kind'>,
	trx: Transaction<Database>,
	fill: () => Promise<void>,
): Promise<void> {
	if (kind === 'sqlite') {
		// In effect until the transaction ends.
		await sql`pragma defer_foreign_keys = on`.execute(trx)
		return fill()
	}
	const { rows: own } = await sql<{ name: string; table: string }>`
		select quote_ident(conname) as name, conrelid::regclass::text as "table" from pg_constraint
		where contype = 'f' and conrelid = confrelid and connamespace = current_schema()::regnamespace`.execute(trx)
	const setEach = async (when: string) => {
		for (const { name, table } of own)
			await sql.raw(`alter table ${table} alter constraint ${name} ${when}`).execute(trx)
	}
	await setEach('deferrable initially deferred')
	await fill()
	await sql`set constraints all immediate`.execute(trx)
	await setEach('not deferrable')
}

/** Streams the rows of a table. */
function rowsOf(db: Kysely<Database>, table: string): AsyncIterable<Row> {
	return (db as unknown as AnyTable).selectFrom(table).selectAll().stream(batch.rows)
}

/** Writes the rows of a table to the new file `file` as lines of JSON. */
export async function writeRows(
	db: Kysely<Database>,
	table: string,
	file: string,
	signal: AbortSignal,
): Promise<RowSum> {
	const sum = new LineSum()
	async function* lines() {
		for await (const row of rowsOf(db, table)) {
			const line = lineOf(row)
			sum.add(line)
			yield line
			yield '\n'
		}
	}
	await pipeline(lines, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal })
	return sum.sum()
}

/** Computes what `writeRows` would return for a table. */
export async function sumRows(db: Kysely<Database>, table: string): Promise<RowSum> {
	const sum = new LineSum()
	for await (const row of rowsOf(db, table)) sum.add(lineOf(row))
	return sum.sum()
}

/**
 * Inserts the lines of `file` into a table, each transformed by `change`, and replaces rows that a migration may have inserted. Resolves to
 * the sum that `sumRows` must then return. Throws `UnstorableText` for text that this kind of store cannot hold.
 */
export async function readRows(
	{ kind }: Pick<Store, 'kind'>,
	db: Kysely<Database>,
	{ table, file, change }: { table: string; file: string; change: (row: Row) => Row },
): Promise<RowSum> {
	const sum = new LineSum()
	const anyTable = db as unknown as AnyTable
	const isEmpty = (await anyTable.selectFrom(table).selectAll().limit(1).execute()).length === 0
	if (!isEmpty) await anyTable.deleteFrom(table).execute()
	let waiting: Row[] = []
	let bytes = 0
	const insert = async () => {
		if (waiting.length > 0) await anyTable.insertInto(table).values(waiting).execute()
		waiting = []
		bytes = 0
	}
	for await (const line of linesOf(createReadStream(file))) {
		const row = change(JSON.parse(line.toString()) as Row)
		sum.add(lineOf(row))
		if (kind === 'postgres') refuseUnstorable(table, row)
		waiting.push(row)
		bytes += line.length
		if (waiting.length === batch.rows || bytes > batch.bytes) await insert()
	}
	await insert()
	return sum.sum()
}

/** Thrown for text that a store cannot hold; the message is a sentence for the operator. */
export class UnstorableText extends Error {}

/** Throws if a text contains NUL, which SQLite can store and PostgreSQL cannot. In JSON it is escaped, which both can store. */
function refuseUnstorable(table: string, row: Row): void {
	const found = Object.entries(row).find(([, value]) => typeof value === 'string' && value.includes('\0'))
	if (!found) return
	const place = `${table}.${found[0]}${typeof row.id === 'string' ? ` of the row ${JSON.stringify(row.id)}` : ''}`
	throw new UnstorableText(
		`The text in ${place} has a NUL character, which PostgreSQL cannot hold. Nothing was changed. The archive is whole: restore it onto SQLite (without DATABASE_URL), correct that text there, and make another backup.`,
	)
}
