import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Opens a temporary file in `folder` and unlinks it at once, so that nothing remains when the process dies. */
export async function openNameless(folder: string): Promise<FileHandle> {
	const path = join(folder, randomUUID())
	const file = await open(path, 'wx+', 0o600)
	try {
		await unlink(path)
		return file
	} catch (error) {
		await file.close()
		throw error
	}
}
