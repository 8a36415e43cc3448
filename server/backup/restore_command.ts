import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openPictureStorage } from '#app/pictures/storage.server.ts'
import { isDiskFull } from '#platform/process/system_error.ts'
import { secretFile } from '../app_secret.ts'
import { type Environment, s3Config } from '../env.ts'
import { stampOf, sumOf } from './backup_command.ts'
import { checkAppSecret } from './check_app_secret.ts'
import { sweepRestores } from './leftovers.ts'
import { type Manifest, readArchivedSettings } from './manifest.ts'
import { readArchive, UnusableArchive } from './read_archive.ts'
import { fillPictures, fillStore } from './restore_archive.ts'
import { stageStore, swapFolder } from './staging.ts'
import { openWorkingFolder } from './working_folder.ts'

/**
 * Replaces the store and pictures with an archive's; the old ones are set aside, not deleted. First verifies the whole archive and builds a
 * complete new store. Returns the message to print. If the archive is unusable or the store is in use, throws an error with a sentence and
 * changes nothing.
 */
export async function restore(environment: Environment, words: string[]): Promise<string> {
	const { positionals } = parseArgs({ args: words, allowPositionals: true, options: {} })
	const [name, ...more] = positionals
	if (name === undefined || more.length > 0) throw new Error('Usage: restore FILE')
	const file = resolve(name)
	if (!existsSync(file)) throw new Error(`There is no ${file}.`)
	const stamp = stampOf(new Date())
	await sweepRestores(environment.DATA_DIR)
	const working = await openWorkingFolder(join(resolve(environment.DATA_DIR), `restoring-${stamp}`))
	try {
		const manifest = await readArchive(file, { folder: working.path })
		const before = await replace(environment, manifest, { folder: working.path, stamp })
		const remainder = before.length > 0 ? ` What was there before: ${before.join(', ')}.` : ''
		return `Restored ${sumOf(manifest)}, as of ${manifest.madeAt}.${remainder}`
	} catch (error) {
		if (!isDiskFull(error)) throw error
		throw new Error(fullDisk(environment), { cause: error })
	} finally {
		await working.remove()
	}
}

/** Swaps in the unpacked archive; returns the paths where the old store and pictures were moved. */
async function replace(
	environment: Environment,
	manifest: Manifest,
	{ folder, stamp }: { folder: string; stamp: string },
): Promise<string[]> {
	const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = environment
	await checkCompany(environment, folder)
	const staged = await stageStore({ databaseUrl, dataDir }, join(folder, 'store'), stamp)
	const setAside: (string | null)[] = []
	try {
		await fillStore(staged.store, manifest, folder)
		const newSecret = await checkAppSecret(environment, staged.store, folder)
		const bucket = s3Config(environment)
		// Pictures in a bucket have unique names, so existing ones are identical.
		const uploads = join(folder, 'data')
		await fillPictures(openPictureStorage(uploads, bucket), manifest, folder)
		const secret = join(folder, secretFile)
		if (newSecret !== null) await writeFile(secret, `${newSecret}\n`, { flag: 'wx', mode: 0o600 })
		setAside.push(await staged.swapIn())
		if (newSecret !== null) await rename(secret, join(dataDir, secretFile))
		if (!bucket)
			setAside.push(await swapFolder(join(uploads, 'uploads'), join(resolve(dataDir), 'uploads'), stamp))
	} catch (error) {
		// The original error is rethrown; anything left behind is swept at the next start.
		await staged.discard().catch(() => {})
		throw error
	}
	return setAside.filter((path) => path !== null)
}

/**
 * Checks that the archive belongs to the same company folder: facts the office never changed exist only there, so another folder would give
 * the site another name, phone and prices.
 */
async function checkCompany({ COMPANY }: Environment, folder: string): Promise<void> {
	const { COMPANY: archived } = await readArchivedSettings(folder)
	const [own, its] = [COMPANY, archived].map((path) => (path === undefined ? null : basename(path)))
	if (own === its) return
	throw new UnusableArchive(
		archived === undefined
			? `This archive is of a site without a company folder. Leave COMPANY unset, and restore again. Nothing was changed.`
			: `This archive is of the company in ${archived}, which it does not hold. Put that folder in place, set COMPANY=${archived}, and restore again. Nothing was changed.`,
	)
}

function fullDisk({ DATABASE_URL, DATA_DIR }: Environment): string {
	const where = DATABASE_URL ? `in ${resolve(DATA_DIR)} or for the database` : `in ${resolve(DATA_DIR)}`
	return `The disk is full: there is no room ${where} to unpack the archive and build the new store. Nothing was changed.`
}
