import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** An empty SQLite file whose lock ends with the process, however the process ends. */
const lockName = 'in-use'
/**
 * How long a folder without a lock file is left alone after its last change: it may be just being created, or belong to an earlier version.
 */
const youngMs = 3600_000

/** A folder a command needs only while it runs. It holds unencrypted personal data. */
export interface WorkingFolder {
	path: string
	remove(): Promise<void>
}

/** Creates a folder that no other process sweeps while this process lives. */
export async function openWorkingFolder(path: string): Promise<WorkingFolder> {
	await mkdir(dirname(path), { recursive: true, mode: 0o700 })
	await mkdir(path, { mode: 0o700 })
	const file = join(path, lockName)
	closeSync(openSync(file, 'wx', 0o600))
	const lock = lockFile(file)
	if (lock === null || !existsSync(file))
		throw new Error(`${path} was removed by another command. Try again.`)
	return {
		path,
		async remove() {
			await rm(path, { recursive: true, force: true })
			lock.close()
		},
	}
}

/** Removes the working folders (and the files of earlier versions) in `parent` whose command was killed. */
export async function sweepWorkingFolders(parent: string, name: RegExp): Promise<void> {
	const entries = existsSync(parent) ? await readdir(parent) : []
	for (const entry of entries.filter((one) => name.test(one))) await sweepFolder(join(parent, entry))
}

async function sweepFolder(path: string): Promise<void> {
	const file = join(path, lockName)
	if (!existsSync(file)) {
		const changed = await stat(path).catch(() => null)
		if (changed && Date.now() - changed.mtimeMs > youngMs) await rm(path, { recursive: true, force: true })
		return
	}
	const lock = lockFile(file)
	if (lock === null) return
	await rm(path, { recursive: true, force: true })
	lock.close()
}

/** Locks the file; returns null if another process holds the lock. */
function lockFile(file: string): DatabaseSync | null {
	const lock = new DatabaseSync(file, { timeout: 0 })
	try {
		lock.exec('begin exclusive')
		return lock
	} catch {
		lock.close()
		return null
	}
}
