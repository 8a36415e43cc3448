import type { Log } from '#platform/log/log.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import { idOfFile } from '#app/pictures/uploaded_name.ts'
import type { Store } from '#db/store.server.ts'

/** Files are written before their row, so new files without a row are left alone. */
const youngMs = 3600_000

/**
 * Removes files of failed uploads, and of pictures deleted while the storage was unreachable. Files with other names
 * are left alone.
 */
export async function sweepUploads(
	{ store, storage, log }: { store: Store; storage: PictureStorage; log: Log },
	now: Date,
): Promise<void> {
	const rows = await store.db.selectFrom('uploaded_pictures').select('id').execute()
	const known = new Set(rows.map(({ id }) => id))
	const left: string[] = []
	for await (const { name, writtenAt } of storage.list()) {
		const id = idOfFile(name)
		if (id && !known.has(id) && now.getTime() - writtenAt.getTime() > youngMs) left.push(name)
	}
	await storage.remove(left)
	if (left.length > 0) log.info({ files: left.length }, 'files of no picture removed')
}
