import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '#server/backup/backup_command.ts'
import { restore } from '#server/backup/restore_command.ts'
import { readEnvironment } from '#server/env.ts'
import { testAppSecret } from '../app_secret.ts'
import { createDatabase } from '../postgres_database.ts'
import { startPostgres } from '../postgres_server.ts'
import type { Connection } from '../stores.ts'
import { dumpPostgres, dumpSqlite } from './dump.ts'
import { fixtureNames, readFixture, restoreFixture, runSql, writeFixture } from './files.ts'
import { insertSampleRows } from './sample_rows.ts'

/**
 * Writes the upgrade fixtures of the newest release in CHANGELOG.md, if they are missing: a small store of each kind as SQL,
 * created by this version, with the rows of the previous release's fixture and a sample row in each table that is still empty.
 */
const name = fixtureNames.at(-1) ?? ''
const before = fixtureNames.at(-2) ?? ''
if (readFixture('sqlite', name) !== null)
	throw new Error(`There are fixtures of ${name}: releases stay as they were.`)

const postgres = await startPostgres()
const folders = mkdtempSync(join(tmpdir(), 'hauler-fixtures-'))
try {
	const sqlite = await createStore(async () => undefined)
	const sampleRows = insertSampleRows(sqlite.dataDir).join('\n')
	await setTimes(sqlite)
	writeFixture('sqlite', name, dumpSqlite(sqlite.dataDir))
	const other = await createStore(async () => (await createDatabase(postgres.url)).databaseUrl)
	await runSql(other, sampleRows)
	await setTimes(other)
	writeFixture('postgres', name, dumpPostgres(other.databaseUrl ?? ''))
	console.log(
		`Wrote the fixtures of ${name}, with these rows beyond those of ${before}:\n${sampleRows || 'none'}`,
	)
} finally {
	await postgres.stop()
	rmSync(folders, { recursive: true })
}

/** Creates a store of this version, restored from a backup of the previous release's fixture. */
async function createStore(databaseUrl: () => Promise<string | undefined>): Promise<Connection> {
	const place = async () => ({
		databaseUrl: await databaseUrl(),
		dataDir: mkdtempSync(join(folders, 'store-')),
		appSecret: testAppSecret,
	})
	const [from, to, archives] = [await place(), await place(), mkdtempSync(join(folders, 'archives-'))]
	await restoreFixture(before, from)
	const [archive = ''] = (await backUp(environmentOf(from), [archives])).split(': ')
	await restore(environmentOf(to), [archive])
	return to
}

function environmentOf({ databaseUrl, dataDir, appSecret }: Connection) {
	return readEnvironment({
		DATA_DIR: dataDir,
		APP_SECRET: appSecret,
		...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
	})
}

/** Sets fixed migration times, so that a dump does not depend on when it was made. */
async function setTimes(connection: Connection): Promise<void> {
	await runSql(connection, `update kysely_migration set timestamp = '2026-11-21T14:00:00.000Z'`)
}
