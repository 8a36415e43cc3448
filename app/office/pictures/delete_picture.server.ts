import { masterName, uploadedName } from '#app/pictures/uploaded_name.ts'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import { type Deleted, deleteRow } from '../kernel/rows/delete_row.server.ts'
import type { RowForm } from '../kernel/rows/save_row.server.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { pictureType } from './picture_type.server.ts'
import { type PictureServices, removeQuietly } from './upload.server.ts'

/** Deletes a picture that no content uses, then its files. The history keeps its texts, not its files. */
export async function deletePicture(
	services: PictureServices,
	{ id, version }: Pick<RowForm, 'id' | 'version'>,
	actor: Actor,
): Promise<Deleted> {
	const row = (await readRow(services.store.db, pictureType, id)) as UploadedPictureRow | undefined
	const deleted = await deleteRow(services, { description: pictureType, id, version }, actor)
	if (!deleted.ok || !row) return deleted
	const sizes = row.widths.flatMap((width) => [
		uploadedName(id, width, 'webp'),
		uploadedName(id, width, 'avif'),
	])
	await removeQuietly(services, [...sizes, masterName(id)])
	return deleted
}
