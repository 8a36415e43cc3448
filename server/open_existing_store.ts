import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openStore } from '#db/open_store.server.ts'
import type { Store } from '#db/store.server.ts'
import type { Environment } from './env.ts'

const reachableMs = 5000

/**
 * Opens the store for a command, but does not create a missing one. Without the secret, sealed keys cannot be read. Throws an error with a
 * sentence if there is no store or it does not answer.
 */
export async function openExistingStore(
	{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Environment,
	appSecret: string | null = null,
): Promise<Store> {
	if (!databaseUrl && !existsSync(join(dataDir, 'store.sqlite'))) {
		throw new Error(`There is no store in ${resolve(dataDir)} (DATA_DIR).`)
	}
	const store = await openStore({ databaseUrl, dataDir, appSecret })
	if (await store.isReachable(reachableMs)) return store
	await store.close()
	throw new Error('The store does not answer.')
}
