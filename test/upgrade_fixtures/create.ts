import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type MigrationName, migrate } from '#db/migrate.ts'
import { openStore } from '#db/open_store.server.ts'
import { testAppSecret } from '../app_secret.ts'
import { createDatabase } from '../postgres_database.ts'
import { startPostgres } from '../postgres_server.ts'
import type { Connection } from '../stores.ts'
import { dumpPostgres, dumpSqlite } from './dump.ts'
import { migrationNames, readFixture, restoreFixture, runSql, writeFixture } from './files.ts'
import { insertSampleRows } from './sample_rows.ts'

/**
 * Writes the missing upgrade fixtures: for each migration a small store of either kind as SQL, which is the previous
 * migration's fixture, upgraded, with rows in every table. Existing files are never rewritten: they represent stores in
 * use. Specific rows for a migration's new tables go into `rows/NAME.sql` first.
 */
const postgres = await startPostgres()
const appSecret = testAppSecret
const folders = mkdtempSync(join(tmpdir(), 'hauler-fixtures-'))
try {
	for (const [at, name] of migrationNames.entries()) {
		const before = migrationNames[at - 1]
		const dataDir = join(folders, name)
		mkdirSync(dataDir)
		if (readFixture('sqlite', name) === null)
			await createFixture(name, before, { databaseUrl: undefined, dataDir, appSecret })
		if (readFixture('postgres', name) !== null) continue
		const { databaseUrl } = await createDatabase(postgres.url)
		await createFixture(name, before, { databaseUrl, dataDir, appSecret })
	}
} finally {
	await postgres.stop()
	rmSync(folders, { recursive: true })
}

async function createFixture(
	name: MigrationName,
	before: MigrationName | undefined,
	connection: Connection,
): Promise<void> {
	if (before) await restoreFixture(before, connection)
	const store = await openStore(connection)
	await migrate(store, { upTo: name }).finally(() => store.close())
	const isSqlite = connection.databaseUrl === undefined
	await runSql(connection, readFixture('rows', name) ?? '')
	if (isSqlite) {
		const added = insertSampleRows(connection.dataDir)
		const rows = [readFixture('rows', name)?.trim(), ...added].filter(Boolean)
		if (added.length > 0) writeFixture('rows', name, `${rows.join('\n')}\n`)
	}
	await runSql(connection, `update kysely_migration set timestamp = '2026-11-21T14:00:00.000Z'`)
	const kind = isSqlite ? 'sqlite' : 'postgres'
	writeFixture(
		kind,
		name,
		isSqlite ? dumpSqlite(connection.dataDir) : dumpPostgres(connection.databaseUrl ?? ''),
	)
	console.log(`Wrote the ${kind} fixture of ${name}.`)
}
