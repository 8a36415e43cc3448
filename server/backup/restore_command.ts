import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openPictureStorage } from '#app/pictures/storage.server.ts'
import { secretFile } from '../app_secret.ts'
import { type Environment, s3Config } from '../env.ts'
import { stampOf, sumOf } from './backup_command.ts'
import { checkAppSecret } from './check_app_secret.ts'
import { readArchive } from './read_archive.ts'
import { fillPictures, fillStore } from './restore_archive.ts'
import { stageStore, swapFolder } from './staging.ts'

/**
 * Replaces the store and pictures by an archive's; the old ones are set aside, not deleted. First checks the whole
 * archive and builds a complete new store. Returns the message to print. Throws with a sentence, changing nothing, if
 * the archive is unusable or the store in use.
 */
export async function restore(environment: Environment, words: string[]): Promise<string> {
	const { positionals } = parseArgs({ args: words, allowPositionals: true, options: {} })
	const [name, ...more] = positionals
	if (name === undefined || more.length > 0) throw new Error('Usage: restore FILE')
	const file = resolve(name)
	if (!existsSync(file)) throw new Error(`There is no ${file}.`)
	const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = environment
	const stamp = stampOf(new Date())
	const folder = join(resolve(dataDir), `restoring-${stamp}`)
	await mkdir(folder, { recursive: true, mode: 0o700 })
	try {
		const manifest = await readArchive(file, folder)
		const staged = await stageStore({ databaseUrl, dataDir }, join(folder, 'store'), stamp)
		const setAside: (string | null)[] = []
		try {
			await fillStore(staged.store, manifest, folder)
			const newSecret = await checkAppSecret(environment, staged.store, folder)
			const bucket = s3Config(environment)
			// A bucket's pictures have unique names; those that are there already are the same.
			const uploads = join(folder, 'data')
			await fillPictures(openPictureStorage(uploads, bucket), manifest, folder)
			if (newSecret !== null)
				await writeFile(join(dataDir, secretFile), `${newSecret}\n`, { flag: 'wx', mode: 0o600 })
			setAside.push(await staged.swapIn())
			if (!bucket)
				setAside.push(await swapFolder(join(uploads, 'uploads'), join(resolve(dataDir), 'uploads'), stamp))
		} catch (error) {
			await staged.discard()
			throw error
		}
		const before = setAside.filter((path) => path !== null)
		const remainder = before.length > 0 ? ` What was there before: ${before.join(', ')}.` : ''
		return `Restored ${sumOf(manifest)}, as of ${manifest.madeAt}.${remainder}`
	} finally {
		await rm(folder, { recursive: true, force: true })
	}
}
