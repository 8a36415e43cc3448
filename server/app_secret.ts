import { randomBytes, randomUUID } from 'node:crypto'
import {
	closeSync,
	fsyncSync,
	linkSync,
	mkdirSync,
	openSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Environment } from './env.ts'

/** The file in `DATA_DIR`, used if `APP_SECRET` is not set. */
export const secretFile = 'app-secret'

/** The minimum number of characters; `openssl rand -base64 32` gives more. */
const shortestAppSecret = 32

/**
 * Returns the secret that seals the keys in the store: `APP_SECRET`, or else the content of the file `app-secret` in `DATA_DIR`, which the
 * first start creates. Throws an Error of one sentence if the file cannot be created or is not one of ours.
 */
export function appSecretOf({ APP_SECRET, DATA_DIR }: Pick<Environment, 'APP_SECRET' | 'DATA_DIR'>): string {
	if (APP_SECRET !== undefined) return APP_SECRET
	const file = join(DATA_DIR, secretFile)
	const secret = readSecretFile(file) ?? makeFile(DATA_DIR, file)
	if (secret.length >= shortestAppSecret) return secret
	throw new Error(`The file ${file} is cut short; please put back the one that was there.`)
}

function readSecretFile(file: string): string | null {
	try {
		return readFileSync(file, 'utf8').trim()
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
		throw new Error(`The file ${file} cannot be read: ${(error as Error).message}.`, { cause: error })
	}
}

/** Creates the file atomically. Of several processes starting at once, one creates it and the others read it. */
function makeFile(folder: string, file: string): string {
	mkdirSync(folder, { recursive: true, mode: 0o700 })
	const draft = `${file}.${randomUUID()}`
	const descriptor = openSync(draft, 'wx', 0o600)
	try {
		writeFileSync(descriptor, `${randomBytes(32).toString('base64url')}\n`)
		fsyncSync(descriptor)
		linkSync(draft, file)
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
	} finally {
		closeSync(descriptor)
		rmSync(draft)
	}
	syncFolder(folder)
	return readFileSync(file, 'utf8').trim()
}

/** Syncs the folder entry as well: if a power cut lost this file, the sealed values in the store could not be read. */
function syncFolder(folder: string): void {
	const descriptor = openSync(folder, 'r')
	fsyncSync(descriptor)
	closeSync(descriptor)
}
