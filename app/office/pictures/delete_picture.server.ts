import type { Log } from '#platform/log/log.ts'
import type { PictureStorage } from '#app/pictures/storage.server.ts'
import { masterName, uploadedName } from '#app/pictures/uploaded_name.ts'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import { type Deleted, deleteRow } from '../kernel/rows/delete_row.server.ts'
import type { RowForm } from '../kernel/rows/save_row.server.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'
import type { Actor, ContentServices } from '../kernel/store/write_content.server.ts'

/** Deletes a picture that no content uses, then its files. The history keeps its texts, not its files. */
export async function deletePicture(
	services: ContentServices & { storage: PictureStorage },
	form: Pick<RowForm, 'description' | 'id' | 'version'>,
	actor: Actor,
): Promise<Deleted> {
	const { description, id } = form
	const row = (await readRow(services.store.db, description, id)) as UploadedPictureRow | undefined
	const deleted = await deleteRow(services, form, actor)
	if (!deleted.ok || !row) return deleted
	const sizes = row.widths.flatMap((width) => [
		uploadedName(id, width, 'webp'),
		uploadedName(id, width, 'avif'),
	])
	await removeQuietly(services, [...sizes, masterName(id)])
	return deleted
}

/** Files that could not be deleted are swept later. */
export async function removeQuietly(
	{ storage, log }: { storage: PictureStorage; log: Log },
	names: string[],
): Promise<void> {
	await storage
		.remove(names)
		.catch((error: unknown) => log.warn({ error: String(error), names }, 'files of a picture left behind'))
}
