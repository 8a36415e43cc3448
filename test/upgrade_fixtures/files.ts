import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { type MigrationName } from '#db/migrate.ts'
import { migrations } from '#db/migrations/all.ts'
import type { Connection } from '../stores.ts'

/** SQL files of a migration: the rows to add after it, or a complete dump of a store of either kind. */
export type FixtureKind = 'rows' | 'sqlite' | 'postgres'

export const migrationNames = Object.keys(migrations) as MigrationName[]

/** The committed SQL; null if there is none. */
export function readFixture(kind: FixtureKind, name: MigrationName): string | null {
	const file = fileOf(kind, name)
	return existsSync(file) ? readFileSync(file, 'utf8') : null
}

export function writeFixture(kind: FixtureKind, name: MigrationName, text: string): void {
	writeFileSync(fileOf(kind, name), text)
}

/** Loads the store of this migration into the empty store at `connection`. Throws if there is none. */
export async function restoreFixture(name: MigrationName, connection: Connection): Promise<void> {
	const kind = connection.databaseUrl ? 'postgres' : 'sqlite'
	const text = readFixture(kind, name)
	if (text === null)
		throw new Error(`There is no upgrade fixture of ${name}: run node test/upgrade_fixtures/create.ts`)
	await runSql(connection, text)
}

/** Runs a script of SQL statements on a store that no other process has open. */
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

function fileOf(kind: FixtureKind, name: MigrationName): string {
	return join(import.meta.dirname, kind, `${name}.sql`)
}
