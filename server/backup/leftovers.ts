import { resolve } from 'node:path'
import type { Log } from '#platform/log/log.ts'
import type { Store } from '#db/store.server.ts'
import { dropLeftSchema } from './staging.ts'
import { sweepWorkingFolders } from './working_folder.ts'

/** Removes what a killed `bin/backup` left in the archive folder; earlier versions left a file and a folder of rows. */
export const sweepBackups = (folder: string) =>
	sweepWorkingFolders(folder, /^hauler-[\dTZ-]+\.tar\.gz\.partial(\.rows)?$/)

/** Removes the unpacked rows and pictures that a killed `bin/restore` left. Those of a running restore are left alone. */
export const sweepRestores = (dataDir: string) =>
	sweepWorkingFolders(resolve(dataDir), /^restoring-[\dTZ-]+$/)

/** Wraps a server's store: leftovers of a killed restore are removed at once, and again whenever personal data is erased. */
export async function sweepingStore(store: Store, dataDir: string, log: Log): Promise<Store> {
	const sweep = async () => {
		try {
			await sweepRestores(dataDir)
			await dropLeftSchema(store)
		} catch (error) {
			log.warn({ error: String(error) }, 'what an interrupted restore left could not be removed')
		}
	}
	await sweep()
	return {
		...store,
		async eraseFreedData() {
			await store.eraseFreedData()
			await sweep()
		},
	}
}
