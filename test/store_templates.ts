import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#db/migrate.ts'
import { seedOnce } from '#db/seed.ts'
import type { Store } from '#db/store.server.ts'
import { openStore } from '#db/open_store.server.ts'
import { testAppSecret } from './app_secret.ts'
import { createDatabase } from './postgres_database.ts'
import { roomyFolder } from './roomy_folder.ts'
import { type Made, sharedByProjects } from './shared_by_projects.ts'

/**
 * Stores to copy, with only tables or with the first content too: folders with a SQLite file, or PostgreSQL database names.
 */
export interface StoreTemplates {
	migrated: string
	seeded: string
}

declare module 'vitest' {
	interface ProvidedContext {
		sqliteTemplates: StoreTemplates
		/** The folder in which `crawled` caches responses. */
		crawlFolder: string
	}
}

/** Vitest's global setup: creates SQLite files that each test copies, since creating a store takes longer than most tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const { value, end } = await sharedByProjects('templates', makeTemplates)
	project.provide('sqliteTemplates', value.templates)
	project.provide('crawlFolder', value.crawlFolder)
	return end
}

async function makeTemplates(): Promise<Made<{ templates: StoreTemplates; crawlFolder: string }>> {
	const folder = mkdtempSync(path.join(roomyFolder(), 'hauler-templates-'))
	const templates = { migrated: path.join(folder, 'migrated'), seeded: path.join(folder, 'seeded') }
	for (const [kind, dataDir] of Object.entries(templates)) await fill({ dataDir }, kind === 'seeded')
	const crawlFolder = path.join(folder, 'crawled')
	mkdirSync(crawlFolder)
	return { value: { templates, crawlFolder }, end: async () => rmSync(folder, { recursive: true }) }
}

/** Copies the SQLite store in the folder `template` into another folder. */
export function copyStore(template: string, dataDir: string): void {
	const file = path.join(dataDir, 'store.sqlite')
	copyFileSync(path.join(template, 'store.sqlite'), file)
	chmodSync(file, 0o600)
}

/** Creates the templates on the PostgreSQL at `url`. */
export async function makeDatabaseTemplates(url: string): Promise<
	StoreTemplates & {
		/** A copy to connect to, since a template must have no connections. */ prepared: string
	}
> {
	const [migrated, seeded] = [await createDatabase(url), await createDatabase(url)]
	await fill({ databaseUrl: migrated.databaseUrl }, false)
	await fill({ databaseUrl: seeded.databaseUrl }, true)
	const prepared = await createDatabase(url, migrated.name)
	return { migrated: migrated.name, seeded: seeded.name, prepared: prepared.name }
}

/** Creates the store's tables and, with `isSeeded`, its first content. */
export async function fill(
	place: { dataDir?: string; databaseUrl?: string },
	isSeeded: boolean,
): Promise<void> {
	const store = await openStore({ dataDir: '', appSecret: testAppSecret, ...place })
	try {
		await migrate(store)
		if (isSeeded) await seedOnce(store)
		if (isSeeded) await markOwnerMade(store)
	} finally {
		await store.close()
	}
}

/** Keeps the server from creating an owner, since hashing the password takes longer than the rest of its start. */
async function markOwnerMade({ db }: Store): Promise<void> {
	await db
		.insertInto('secrets')
		.values({ name: 'first-owner-made', value: new Date().toISOString() })
		.execute()
}
