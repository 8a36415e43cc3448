import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openStore } from '#db/store.server.ts'
import type { Store } from '#db/store.server.ts'
import { testAppSecret } from './app_secret.ts'
import { createDatabase, dropDatabase } from './postgres_database.ts'
import { startServer } from './server_process.ts'
import type { Connection } from './stores.ts'

/** A server whose office is empty: nobody on the staff list, no counted attempts, no mail. */
export interface OfficeServer {
	url: string
	store: Store
	/** What it has written to its console so far. */
	output(): string
}

const slow = 120_000

/**
 * Runs `suite` once on SQLite and once on PostgreSQL, on one server for all its tests, since starting one takes longer
 * than most of them. `office()` is that server, emptied before each test.
 */
export function describeOffice(
	name: string,
	suite: (office: () => OfficeServer) => void,
	environment: Record<string, string> = {},
): void {
	for (const kind of ['sqlite', 'postgres'] as const) {
		describe(`${name} on ${kind}`, () => {
			let office: OfficeServer | undefined
			const cleanUps: (() => unknown)[] = []
			beforeAll(async () => {
				const connection = await freshConnection(kind, cleanUps)
				const store = await openStore(connection)
				cleanUps.push(() => store.close())
				await migrate(store)
				const server = await startServer({
					DATA_DIR: connection.dataDir,
					...(connection.databaseUrl ? { DATABASE_URL: connection.databaseUrl } : {}),
					...environment,
				})
				cleanUps.push(() => server.stop())
				office = { url: server.url, store, output: server.output }
			}, slow)
			afterAll(async () => {
				for (const cleanUp of cleanUps.toReversed()) await cleanUp()
			}, slow)
			beforeEach(async () => {
				for (const table of ['staff', 'staff_tokens', 'rate_limits', 'outbox'] as const) {
					await office?.store.db.deleteFrom(table).execute()
				}
			})
			suite(() => {
				if (!office) throw new Error('The server is there while a test runs only.')
				return office
			})
		})
	}
}

async function freshConnection(kind: Store['kind'], cleanUps: (() => unknown)[]): Promise<Connection> {
	if (kind === 'sqlite') {
		const dataDir = mkdtempSync(path.join(tmpdir(), 'hauler-office-'))
		cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }))
		return { databaseUrl: undefined, dataDir, appSecret: testAppSecret }
	}
	const server = inject('postgres')
	if (!server.ok) throw new Error(server.problem)
	const { name, databaseUrl } = await createDatabase(server.url, server.template)
	cleanUps.push(() => dropDatabase(server.url, name))
	return { databaseUrl, dataDir: tmpdir(), appSecret: testAppSecret }
}
