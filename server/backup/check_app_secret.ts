import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sealWith } from '#platform/database/seal.ts'
import type { Store } from '#db/store.server.ts'
import { appSecretOf, secretFile } from '../app_secret.ts'
import type { Environment } from '../env.ts'
import { readArchivedSettings } from './manifest.ts'
import { UnusableArchive } from './read_archive.ts'

/**
 * Checks that the keys of a staged store can be decrypted with this installation's application secret or, if it has none yet, with the
 * archive's. Resolves to the archive's secret if it must be installed, otherwise to null. Throws `UnusableArchive` if neither secret works.
 */
export async function checkAppSecret(
	environment: Environment,
	{ db }: Pick<Store, 'db'>,
	folder: string,
): Promise<string | null> {
	const sealed = await db.selectFrom('sealed_secrets').select('sealed_value').execute()
	const hasOwn = environment.APP_SECRET !== undefined || existsSync(join(environment.DATA_DIR, secretFile))
	const { APP_SECRET: archived } = await readArchivedSettings(folder)
	const secret = hasOwn ? appSecretOf(environment) : archived
	const opens = (key: string) => {
		try {
			for (const { sealed_value } of sealed) sealWith(key).open(sealed_value)
			return true
		} catch {
			return false
		}
	}
	if (sealed.length > 0 && (secret === undefined || !opens(secret))) {
		throw new UnusableArchive(
			'The keys in this archive were sealed with the APP_SECRET of the site it was made on. Set APP_SECRET to that one, or put its file app-secret into DATA_DIR, and restore again. Nothing was changed.',
		)
	}
	return hasOwn ? null : (secret ?? null)
}
