import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { type MigrationName } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import type { Connection } from '../stores.ts'

/** Files of a store as of one migration: rows to add at that level, or a complete dump of either kind of store. */
export type KeptKind = 'rows' | 'sqlite' | 'postgres'

export const migrationNames = Object.keys(migrations) as MigrationName[]

/** The committed SQL; null if there is none. */
export function readKept(kind: KeptKind, name: MigrationName): string | null {
	const file = fileOf(kind, name)
	return existsSync(file) ? readFileSync(file, 'utf8') : null
}

export function writeKept(kind: KeptKind, name: MigrationName, text: string): void {
	writeFileSync(fileOf(kind, name), text)
}

/** Loads the store of this level into the empty store at `connection`. Throws if there is none. */
export async function restoreKept(name: MigrationName, connection: Connection): Promise<void> {
	const kind = connection.databaseUrl ? 'postgres' : 'sqlite'
	const text = readKept(kind, name)
	if (text === null) throw new Error(`No store is kept of ${name}: run node test/kept_stores/keep.ts`)
	await runSql(connection, text)
}

/** Runs a text of many statements on a store that nobody else has open. */
export async function runSql({ databaseUrl, dataDir }: Connection, text: string): Promise<void> {
	if (databaseUrl) {
		const client = new Client({ connectionString: databaseUrl })
		await client.connect()
		await client.query(text).finally(() => client.end())
		return
	}
	const database = new DatabaseSync(join(dataDir, 'store.sqlite'))
	try {
		database.exec(text)
	} finally {
		database.close()
	}
}

function fileOf(kind: KeptKind, name: MigrationName): string {
	return join(import.meta.dirname, kind, `${name}.sql`)
}
