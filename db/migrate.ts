import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import { migrations } from './migrations/all.ts'
import type { Store } from './store.server.ts'

/**
 * Brings the schema up to date; does nothing when it is. Several processes may start at once: one does the work under
 * an advisory lock (PostgreSQL) or in an immediate transaction (SQLite) while the others wait.
 * Throws when a migration fails; nothing of this run is kept then.
 */
export async function migrate(store: Store): Promise<void> {
	await store.withoutTimeLimit((db) => runAll(db, store.kind))
}

async function runAll<Tables>(db: Kysely<Tables>, kind: Store['kind']): Promise<void> {
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsFor(kind) } })
	const { error } = await migrator.migrateToLatest()
	if (error) throw error
}

function migrationsFor(kind: Store['kind']): Record<string, Migration> {
	return Object.fromEntries(
		Object.entries(migrations).map(([name, change]) => [
			name,
			{ up: (db: Kysely<unknown>) => change(db, kind) },
		]),
	)
}
