import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import { schemaOf } from '#platform/database/migrate.ts'
import type { Store } from '#db/store.server.ts'
import { sha256 } from './manifest.ts'

type Row = Record<string, unknown>
type AnyTable = Kysely<Record<string, Row>>

/** Rows per insert: SQLite takes 32,766 parameters a statement. */
const batch = 200

/** All tables of this application in the store, referenced ones first. */
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
	const schema = kind === 'sqlite' ? undefined : await schemaOf(db)
	const found = (await db.introspection.getTables())
		.filter((table) => !table.isView && (schema === undefined || table.schema === schema))
		.map((table) => table.name)
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
 * The rows of a table, written as lines of JSON to `file` if one is given. The hash is the same for the same rows in
 * any order.
 */
export async function writeRows(
	db: Kysely<Database>,
	table: string,
	file: string | null,
): Promise<{ rows: number; sha256: string }> {
	const rows = await (db as unknown as AnyTable).selectFrom(table).selectAll().execute()
	const hashes: string[] = []
	const output = file === null ? null : createWriteStream(file, { flags: 'wx', mode: 0o600 })
	for (const row of rows) {
		const line = lineOf(row)
		hashes.push(sha256(line))
		if (output && !output.write(`${line}\n`)) await once(output, 'drain')
	}
	if (output) {
		output.end()
		await once(output, 'close')
	}
	return { rows: rows.length, sha256: hashOfAll(hashes) }
}

/** The row count and hash of a file that `writeRows` wrote. */
export async function checkRows(file: string): Promise<{ rows: number; sha256: string }> {
	const hashes: string[] = []
	for await (const line of linesOf(file)) hashes.push(sha256(line))
	return { rows: hashes.length, sha256: hashOfAll(hashes) }
}

function hashOfAll(hashes: readonly string[]): string {
	const whole = createHash('sha256')
	for (const hash of hashes.toSorted()) whole.update(hash)
	return whole.digest('hex')
}

function linesOf(file: string): AsyncIterable<string> {
	return createInterface({ input: createReadStream(file), crlfDelay: Infinity })
}

/** Columns sorted by name: the two stores may return them in different orders. */
function lineOf(row: Row): string {
	return JSON.stringify(Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
}

/** Inserts the lines of `file` into a table, replacing rows that a migration may have inserted. */
export async function readRows(db: Kysely<Database>, table: string, file: string): Promise<void> {
	const anyTable = db as unknown as AnyTable
	const isEmpty = (await anyTable.selectFrom(table).selectAll().limit(1).execute()).length === 0
	if (!isEmpty) await anyTable.deleteFrom(table).execute()
	let waiting: Row[] = []
	const insert = async () => {
		if (waiting.length > 0) await anyTable.insertInto(table).values(waiting).execute()
		waiting = []
	}
	for await (const line of linesOf(file)) {
		waiting.push(JSON.parse(line) as Row)
		if (waiting.length === batch) await insert()
	}
	await insert()
}
