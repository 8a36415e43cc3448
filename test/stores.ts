import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, inject } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { openStore } from '#db/store.server.ts'
import type { Store } from '#db/store.server.ts'
import { testAppSecret } from './app_secret.ts'
import { createDatabase, dropDatabase } from './postgres_database.ts'

/** What `openStore`, or a server process through DATABASE_URL and DATA_DIR, needs to find a store. */
export interface Connection {
	databaseUrl: string | undefined
	dataDir: string
	appSecret: string
}

export interface FreshStore extends Store {
	readonly connection: Connection
}

/** `seed` fills it with the first content; `migrated: false` leaves out even the tables. */
export type Fresh = (options?: { seed?: boolean; migrated?: boolean }) => Promise<FreshStore>

/**
 * Runs `suite` once on SQLite and once on PostgreSQL. Each call of `fresh` makes a store of its own, closed and
 * removed after the test.
 */
export function describeEachStore(name: string, suite: (fresh: Fresh, kind: Store['kind']) => void): void {
	for (const kind of ['sqlite', 'postgres'] as const) describeStore(kind, name, (fresh) => suite(fresh, kind))
}

/** The same for what only one of the stores has. */
export function describeStore(kind: Store['kind'], name: string, suite: (fresh: Fresh) => void): void {
	describe(`${name} on ${kind}`, () => {
		const cleanUps: (() => Promise<void>)[] = []
		afterEach(async () => {
			for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
		})

		suite(async ({ seed = false, migrated = true } = {}) => {
			const connection = kind === 'sqlite' ? freshFolder(cleanUps) : await freshDatabase(cleanUps, migrated)
			const store = await openStore(connection)
			cleanUps.push(() => store.close())
			if (migrated) await migrate(store)
			if (seed) await seedFirstContent(store)
			return { ...store, connection }
		})
	})
}

/** Loaded on demand: most tests need no content. */
async function seedFirstContent(store: Store): Promise<void> {
	const { seedOnce } = await import('#db/seed.ts')
	await seedOnce(store)
}

function freshFolder(cleanUps: (() => Promise<void>)[]): Connection {
	const dataDir = mkdtempSync(path.join(tmpdir(), 'hauler-store-'))
	cleanUps.push(async () => rmSync(dataDir, { recursive: true, force: true }))
	return { databaseUrl: undefined, dataDir, appSecret: testAppSecret }
}

async function freshDatabase(cleanUps: (() => Promise<void>)[], migrated: boolean): Promise<Connection> {
	const server = inject('postgres')
	if (!server.ok) throw new Error(server.problem)
	const { name, databaseUrl } = await createDatabase(server.url, migrated ? server.template : undefined)
	cleanUps.push(() => dropDatabase(server.url, name))
	return { databaseUrl, dataDir: tmpdir(), appSecret: testAppSecret }
}
