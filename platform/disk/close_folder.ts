import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#platform/log/log.ts'

/** Makes a folder, where it is there, and its files their owner's alone, under whatever umask they were written. Logs what it cannot. */
export async function closeFolder(folder: string, log: Log): Promise<void> {
	try {
		// First, so that nobody reaches a file whose turn has not come.
		await chmod(folder, 0o700)
		for (const entry of await readdir(folder, { withFileTypes: true }))
			if (entry.isFile()) await chmod(join(folder, entry.name), 0o600)
	} catch (error) {
		if (Object(error).code !== 'ENOENT')
			log.warn({ folder, error: String(error) }, 'folder not closed to others')
	}
}
