import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, inject } from 'vitest'
import { openStore } from '#db/open_store.server.ts'
import type { Store } from '#db/store.server.ts'
import { testAppSecret } from './app_secret.ts'
import { onBothStores } from './both_stores.ts'
import { createDatabase, dropDatabase } from './postgres_database.ts'
import { roomyFolder } from './roomy_folder.ts'
import { copyStore, type StoreTemplates } from './store_templates.ts'

/** The options that `openStore`, or a server process through `DATABASE_URL` and `DATA_DIR`, needs to open a store. */
export interface Connection {
	databaseUrl: string | undefined
	dataDir: string
	appSecret: string
}

export interface FreshStore extends Store {
	readonly connection: Connection
}

/** Creates a store; `seed` adds the first content, `migrated: false` leaves out even the tables. */
export type Fresh = (options?: { seed?: boolean; migrated?: boolean }) => Promise<FreshStore>

/** Both kinds; `TEST_STORES=sqlite` leaves out PostgreSQL, for runs that repeat the same tests a thousand times. */
export const storeKinds: readonly Store['kind'][] =
	process.env.TEST_STORES === 'sqlite' ? ['sqlite'] : ['sqlite', 'postgres']

/**
 * Runs `suite` once on SQLite and once on PostgreSQL: for differences between the stores, concurrency, and crashes. Each call
 * of `fresh` creates a new store, closed and removed after the test.
 */
export function describeEachStore(name: string, suite: (fresh: Fresh, kind: Store['kind']) => void): void {
	onBothStores.add(`${name} on sqlite`)
	for (const kind of storeKinds) describeStore(kind, name, (fresh) => suite(fresh, kind))
}

/**
 * Runs `suite` on one kind of store. Statements run on SQLite are prepared on PostgreSQL too (`test/postgres_accepts.ts`).
 */
export function describeStore(kind: Store['kind'], name: string, suite: (fresh: Fresh) => void): void {
	describe(`${name} on ${kind}`, () => {
		const cleanUps: (() => Promise<void>)[] = []
		afterEach(async () => {
			for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
		})

		suite(async (options) => {
			const connection = await freshConnection(kind, cleanUps, options)
			const store = await openStore(connection)
			cleanUps.push(() => store.close())
			return { ...store, connection }
		})
	})
}

/** Creates a store from a template and returns its connection, not yet open; adds its removal to `cleanUps`. */
export async function freshConnection(
	kind: Store['kind'],
	cleanUps: (() => Promise<void>)[],
	{ seed = false, migrated = true }: Parameters<Fresh>[0] = {},
): Promise<Connection> {
	const content = seed ? 'seeded' : migrated ? 'migrated' : null
	if (kind === 'sqlite') return freshFolder(cleanUps, content)
	return freshDatabase(cleanUps, content)
}

function makeDataDir(cleanUps: (() => Promise<void>)[]): string {
	const dataDir = mkdtempSync(path.join(roomyFolder(), 'hauler-store-'))
	cleanUps.push(async () => rmSync(dataDir, { recursive: true, force: true }))
	return dataDir
}

function freshFolder(cleanUps: (() => Promise<void>)[], content: keyof StoreTemplates | null): Connection {
	const dataDir = makeDataDir(cleanUps)
	if (content) copyStore(inject('sqliteTemplates')[content], dataDir)
	return { databaseUrl: undefined, dataDir, appSecret: testAppSecret }
}

async function freshDatabase(
	cleanUps: (() => Promise<void>)[],
	content: keyof StoreTemplates | null,
): Promise<Connection> {
	const server = inject('postgres')
	if (!server.ok) throw new Error(server.problem)
	const template = content ? server.templates[content] : undefined
	const { name, databaseUrl } = await createDatabase(server.url, template)
	cleanUps.push(() => dropDatabase(server.url, name))
	return { databaseUrl, dataDir: makeDataDir(cleanUps), appSecret: testAppSecret }
}
