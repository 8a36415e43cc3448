import { link, mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openPictureStorage } from '#app/pictures/storage.server.ts'
import { isDiskFull } from '#platform/process/system_error.ts'
import type { Store } from '#db/store.server.ts'
import { appSecretOf } from '../app_secret.ts'
import { type Environment, s3Config, settingNames } from '../env.ts'
import { openExistingStore } from '../open_existing_store.ts'
import { isSecret } from '../secret_settings.ts'
import { sweepBackups, sweepRestores } from './leftovers.ts'
import type { Manifest } from './manifest.ts'
import { readArchive, UnusableArchive } from './read_archive.ts'
import { dropLeftSchema } from './staging.ts'
import { openWorkingFolder } from './working_folder.ts'
import { writeArchive } from './write_archive.ts'

const usage = 'Usage: backup [folder] [--with-secrets] [--no-verify] [--deadline SECONDS]'

/**
 * Writes one dated archive into a folder (`./backups` by default) while the site keeps running, verifies it, and records it in the store.
 * Returns the message to print. On failure throws an error with a sentence and leaves nothing behind.
 */
export async function backUp(environment: Environment, words: string[]): Promise<string> {
	const { folder, withSecrets, isVerified, seconds } = readWords(words)
	const signal = deadlineOf(seconds)
	const store = await openExistingStore(environment)
	try {
		await mkdir(folder, { recursive: true, mode: 0o700 })
		await sweepBackups(folder)
		await sweepRestores(environment.DATA_DIR)
		await dropLeftSchema(store)
		const name = `hauler-${stampOf(new Date())}.tar.gz`
		const working = await openWorkingFolder(join(folder, `${name}.partial`))
		try {
			const file = join(working.path, 'archive')
			const source = {
				store,
				storage: openPictureStorage(environment.DATA_DIR, s3Config(environment)),
				settings: {
					...settingsOf(process.env, withSecrets),
					...(withSecrets && { APP_SECRET: appSecretOf(environment) }),
				},
			}
			const manifest = await writeArchive(source, { file, folder: join(working.path, 'rows'), signal })
			if (isVerified) await readBack(file, signal)
			// Unlike a rename, a link never replaces an existing file.
			await link(file, join(folder, name))
			const { size } = await stat(file)
			await noteBackup(store, name, size)
			const verified = isVerified ? 'read back whole' : 'not read back'
			return `${join(folder, name)}: ${sumOf(manifest)}, ${(size / 1e6).toFixed(1)} MB, ${verified}.`
		} finally {
			await working.remove()
		}
	} catch (error) {
		if (!isDiskFull(error)) throw error
		throw new Error(`The disk is full: there is no room for a backup in ${folder}. Nothing of it was kept.`, {
			cause: error,
		})
	} finally {
		await store.close()
	}
}

/** Reads the archive as a restore would, without unpacking it. */
async function readBack(file: string, signal: AbortSignal): Promise<void> {
	try {
		await readArchive(file, { signal })
	} catch (error) {
		if (!(error instanceof UnusableArchive)) throw error
		throw new Error(`The backup could not be read back, and nothing of it was kept: ${error.message}`, {
			cause: error,
		})
	}
}

function readWords(words: string[]): {
	folder: string
	withSecrets: boolean
	isVerified: boolean
	seconds: number
} {
	const { values, positionals } = parseArgs({
		args: words,
		allowPositionals: true,
		options: {
			'with-secrets': { type: 'boolean', default: false },
			'no-verify': { type: 'boolean', default: false },
			deadline: { type: 'string', default: '900' },
		},
	})
	const seconds = Number(values.deadline)
	if (positionals.length > 1 || !(seconds > 0)) throw new Error(usage)
	return {
		folder: resolve(positionals[0] ?? 'backups'),
		withSecrets: values['with-secrets'],
		isVerified: !values['no-verify'],
		seconds,
	}
}

function deadlineOf(seconds: number): AbortSignal {
	const controller = new AbortController()
	const reason = new Error(
		`The backup was not finished within ${seconds} seconds, and nothing of it was kept.`,
	)
	setTimeout(() => controller.abort(reason), seconds * 1000).unref()
	return controller.signal
}

/** The settings by name; secrets only on request. */
function settingsOf(source: NodeJS.ProcessEnv, withSecrets: boolean): Record<string, string> {
	const named = settingNames
		.filter((name) => withSecrets || !isSecret(name))
		.map((name) => [name, source[name] ?? ''] as const)
	return Object.fromEntries(named.filter(([, value]) => value !== ''))
}

async function noteBackup({ db }: Store, name: string, bytes: number): Promise<void> {
	const row = { id: crypto.randomUUID(), file_name: name, bytes, created_at: new Date().toISOString() }
	await db.insertInto('backups').values(row).execute()
}

/** `2026-11-21T22-40-07Z`, a valid name on every file system. */
export function stampOf(now: Date): string {
	return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

/** A summary of an archive's contents. */
export function sumOf({ tables, files }: Manifest): string {
	const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
	const pictures = Object.keys(files).filter((path) => path.startsWith('pictures/')).length
	return `${rows} rows of ${Object.keys(tables).length} tables and ${pictures} picture files`
}
