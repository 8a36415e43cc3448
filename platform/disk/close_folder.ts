import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#platform/log/log.ts'

/**
 * Makes a folder, if it exists, and its files accessible to their owner only, whatever the umask was when they were written. Logs failures.
 */
export async function closeFolder(folder: string, log: Log): Promise<void> {
	try {
		// The folder first, so that nobody can open the files that are still to be changed.
		await chmod(folder, 0o700)
		for (const entry of await readdir(folder, { withFileTypes: true }))
			if (entry.isFile()) await chmod(join(folder, entry.name), 0o600)
	} catch (error) {
		if (Object(error).code !== 'ENOENT')
			log.warn({ folder, error: String(error) }, 'folder not closed to others')
	}
}
