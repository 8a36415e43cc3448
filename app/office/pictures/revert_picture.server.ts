import type { UploadedPictureRow } from '#db/picture_rows.ts'
import type { Reverted } from '../content/revert_row.server.ts'
import {
	type ContentServices,
	type Doing,
	recordChange,
	writeContent,
} from '../content/write_content.server.ts'

const table = 'uploaded_pictures'

/**
 * Gives a picture the words and the point it had before a change of its history. Its files are not in the history, so
 * an upload or a deletion cannot be taken back. `version` is the picture's `updated_at` as the person saw it.
 */
export async function revertPicture(
	services: ContentServices,
	{ historyId, version }: { historyId: string; version: string | null },
	doing: Doing,
): Promise<Reverted> {
	return writeContent<Reverted>(services, async (trx) => {
		const entry = await trx
			.selectFrom('content_history')
			.selectAll()
			.where('id', '=', historyId)
			.where('content_table', '=', table)
			.where('action', 'in', ['save', 'revert'])
			.executeTakeFirst()
		const then = entry?.before_row as UploadedPictureRow | null | undefined
		if (!entry || !then) return { ok: false, reason: 'gone' }
		const id = entry.row_id
		const current = await trx.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
		if (current?.updated_at !== version) return { ok: false, reason: 'changed' }
		const { alt, focal_x, focal_y } = then
		const columns = { alt, focal_x, focal_y, updated_at: doing.now.toISOString() }
		await trx.updateTable(table).set(columns).where('id', '=', id).execute()
		const after = { ...current, ...columns }
		await recordChange(trx, { table, id, action: 'revert', before: { ...current }, after }, doing)
		return { ok: true }
	})
}
