import type { Log } from '#platform/log/log.ts'
import { removeUnknown } from '#app/pictures/remove_unknown.server.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import { idOfFile } from '#app/pictures/uploaded_name.ts'
import type { Store } from '#db/store.server.ts'

/** Removes files of failed uploads, and of pictures deleted while the storage was unreachable. Files with unknown names are left alone. */
export async function sweepUploads(
	{ store, storage, log }: { store: Store; storage: PictureStorage; log: Log },
	now: Date,
): Promise<void> {
	const rows = await store.db.selectFrom('uploaded_pictures').select('id').execute()
	const known = new Set(rows.map(({ id }) => id))
	const files = await removeUnknown(storage, idOfFile, known, now)
	if (files > 0) log.info({ files }, 'files of no picture removed')
}
