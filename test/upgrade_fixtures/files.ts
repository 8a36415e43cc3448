import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import type { Store } from '#db/store.server.ts'
import type { Connection } from '../stores.ts'

const changelog = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8')

/** The released versions, oldest first. */
export const releases = Array.from(
	changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm),
	([, version = '']) => version,
).toReversed()

/** The versions that have fixtures: the last one before 1.0, and every release. */
export const fixtureNames = ['before_1.0', ...releases]

/** The fixture of this version as SQL; null if there is none. */
export function readFixture(kind: Store['kind'], name: string): string | null {
	const file = fileOf(kind, name)
	return existsSync(file) ? gunzipSync(readFileSync(file)).toString() : null
}

export function writeFixture(kind: Store['kind'], name: string, text: string): void {
	writeFileSync(fileOf(kind, name), gzipSync(text, { level: 9 }))
}

/** Loads the fixture of this version into the empty store at `connection`. Throws if there is none. */
export async function restoreFixture(name: string, connection: Connection): Promise<void> {
	const text = readFixture(connection.databaseUrl ? 'postgres' : 'sqlite', name)
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

function fileOf(kind: Store['kind'], name: string): string {
	return join(import.meta.dirname, `${name}.${kind}.sql.gz`)
}
