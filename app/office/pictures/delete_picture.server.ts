import { masterName, uploadedName } from '#app/pictures/uploaded_name.ts'
import {
	type Actor,
	recordChange,
	type Unavailable,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import { type PictureServices, removeQuietly } from './upload.server.ts'
import { pictureUses, type Use } from './usage.server.ts'

export type Deleted =
	{ ok: true } | { ok: false; reason: 'gone' } | { ok: false; reason: 'used'; uses: Use[] } | Unavailable

/** Deletes a picture that no content uses, then its files. The history keeps its texts, not its files. */
export async function deletePicture(services: PictureServices, id: string, actor: Actor): Promise<Deleted> {
	let files: string[] = []
	const deleted = await writeContent<Deleted>(services, async (trx) => {
		const row = await trx.selectFrom('uploaded_pictures').selectAll().where('id', '=', id).executeTakeFirst()
		if (!row) return { ok: false, reason: 'gone' }
		const uses = (await pictureUses(trx)).get(id)
		if (uses) return { ok: false, reason: 'used', uses }
		await trx.deleteFrom('uploaded_pictures').where('id', '=', id).execute()
		const change = { table: 'uploaded_pictures', id, action: 'delete', after: null } as const
		await recordChange(trx, { ...change, before: { ...row } }, actor)
		files = row.widths.flatMap((width) => [uploadedName(id, width, 'webp'), uploadedName(id, width, 'avif')])
		return { ok: true }
	})
	if (deleted.ok) await removeQuietly(services, [...files, masterName(id)])
	return deleted
}
