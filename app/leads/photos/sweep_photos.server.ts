import type { Facts } from '#app/company/facts_type.ts'
import type { Log } from '#platform/log/log.ts'
import { removeUnknown } from '#app/pictures/remove_unknown.server.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import type { Store } from '#db/store.server.ts'
import { idOfPhotoFile } from './photo_name.ts'

const dayMs = 24 * 3600_000

/**
 * Deletes photos past their retention (`retention.photoDays`), including drivers' photos, and photos whose
 * lead was anonymized or removed by an earlier version. Also deletes orphaned files: of refused requests, and
 * left over while the storage was unreachable.
 */
export async function sweepPhotos(
	{ store, storage, log }: { store: Store; storage: PictureStorage; log: Log },
	{ retention }: Pick<Facts, 'retention'>,
	now: Date,
): Promise<void> {
	const { db } = store
	const oldest = new Date(now.getTime() - retention.photoDays * dayMs).toISOString()
	const remaining = db.selectFrom('lead_work').select('lead_id').where('anonymized_at', 'is', null)
	const { numDeletedRows } = await db
		.deleteFrom('lead_photos')
		.where(({ eb, or }) => or([eb('created_at', '<', oldest), eb('lead_id', 'not in', remaining)]))
		.executeTakeFirstOrThrow()
	await db
		.updateTable('stop_marks')
		.set({ photo: null })
		.where('photo', 'is not', null)
		.where('arrived_at', '<', oldest)
		.execute()
	const rows = await db.selectFrom('lead_photos').select('id').execute()
	const ofDrivers = await db.selectFrom('stop_marks').select('photo').where('photo', 'is not', null).execute()
	const known = new Set([...rows.map(({ id }) => id), ...ofDrivers.map(({ photo }) => photo)])
	const files = await removeUnknown(storage, idOfPhotoFile, known, now)
	const deleted = Number(numDeletedRows)
	if (deleted > 0 || files > 0) log.info({ deleted, files }, 'old photos deleted')
}
