import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { openStore } from '#db/open_store.server.ts'
import type { Store } from '#db/store.server.ts'
import { createDatabase, dropDatabase } from '#test/postgres_database.ts'
import { startPostgres } from '#test/postgres_server.ts'

/** Runs `work` on an empty, migrated SQLite store, then on a PostgreSQL one; removes both afterwards. */
export async function onBothStores(work: (store: Store) => Promise<void>): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), 'hauler-bench-'))
	const server = await startPostgres()
	const { name, databaseUrl } = await createDatabase(server.url)
	for (const options of [{ dataDir }, { dataDir, databaseUrl }]) {
		const store = await openStore({ ...options, appSecret: 'a bench has nothing to hide from itself' })
		await migrate(store)
		await work(store)
		await store.close()
	}
	await dropDatabase(server.url, name)
	await server.stop()
	rmSync(dataDir, { recursive: true })
}
