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
import { migrationNames, readKept, restoreKept, runSql, writeKept } from './files.ts'
import { inventRows } from './invent_rows.ts'

/**
 * Writes a small store for each migration that has none yet, of either kind, as SQL: the previous migration's store,
 * upgraded, with rows in every table. Existing files are never rewritten: they represent stores in use. Put specific
 * rows for a migration's new tables into `rows/NAME.sql` first.
 */
const postgres = await startPostgres()
const appSecret = testAppSecret
const folders = mkdtempSync(join(tmpdir(), 'hauler-kept-'))
try {
	for (const [at, name] of migrationNames.entries()) {
		const before = migrationNames[at - 1]
		const dataDir = join(folders, name)
		mkdirSync(dataDir)
		if (readKept('sqlite', name) === null)
			await keep(name, before, { databaseUrl: undefined, dataDir, appSecret })
		if (readKept('postgres', name) !== null) continue
		const { databaseUrl } = await createDatabase(postgres.url)
		await keep(name, before, { databaseUrl, dataDir, appSecret })
	}
} finally {
	await postgres.stop()
	rmSync(folders, { recursive: true })
}

async function keep(
	name: MigrationName,
	before: MigrationName | undefined,
	connection: Connection,
): Promise<void> {
	if (before) await restoreKept(before, connection)
	const store = await openStore(connection)
	await migrate(store, { upTo: name }).finally(() => store.close())
	const isSqlite = connection.databaseUrl === undefined
	await runSql(connection, readKept('rows', name) ?? '')
	if (isSqlite) {
		const invented = inventRows(connection.dataDir)
		const rows = [readKept('rows', name)?.trim(), ...invented].filter(Boolean)
		if (invented.length > 0) writeKept('rows', name, `${rows.join('\n')}\n`)
	}
	await runSql(connection, `update kysely_migration set timestamp = '2026-11-21T14:00:00.000Z'`)
	const kind = isSqlite ? 'sqlite' : 'postgres'
	writeKept(
		kind,
		name,
		isSqlite ? dumpSqlite(connection.dataDir) : dumpPostgres(connection.databaseUrl ?? ''),
	)
	console.log(`Kept ${name} of ${kind}.`)
}
