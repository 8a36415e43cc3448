import { type MigrateOptions, migrate as migrateStore } from '#platform/database/migrate.ts'
import { adoptStore } from './adopt_store.ts'
import { migrations } from './migrations/all.ts'
import type { Store } from './store.server.ts'

export type MigrationName = keyof typeof migrations

/** Migrates the site's store to the latest or a given version; see `migrate` in `platform/`. */
export async function migrate(store: Store, options: MigrateOptions<MigrationName> = {}): Promise<void> {
	const isAdopted = await adoptStore(store, options.onProgress)
	const isUpgraded = await migrateStore(store, migrations, options)
	if (isAdopted || isUpgraded) options.onProgress?.('The store is up to date.')
}
