import type { ContentHistoryRow } from '#db/office_content_rows.ts'
import type { UploadedPictureRow } from '#db/picture_rows.ts'
import { historyEntry } from '../kernel/store/history_entry.server.ts'
import { ownChanges } from '../kernel/fields/own_changes.ts'
import type { Reverted } from '../kernel/rows/revert_row.server.ts'
import {
	type ContentServices,
	type Actor,
	recordChange,
	writeContent,
} from '../kernel/store/write_content.server.ts'

const table = 'uploaded_pictures'

/** Files are not in the history, so an upload or a deletion cannot be reverted. */
export function isPictureRevertible({ action }: Pick<ContentHistoryRow, 'action'>): boolean {
	return action === 'save' || action === 'revert'
}

/**
 * Restores a picture's texts and focal point before a change of its history. `version` is the picture's `updated_at`
 * as the person saw it.
 */
export async function revertPicture(
	services: ContentServices,
	{ historyId, version }: { historyId: string; version: string | null },
	actor: Actor,
): Promise<Reverted> {
	return writeContent<Reverted>(services, async (trx) => {
		const entry = await historyEntry(trx, table, historyId)
		if (!entry || !isPictureRevertible(entry)) return { ok: false, reason: 'gone' }
		const id = entry.row_id
		const current = await trx.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
		if (current?.updated_at !== version) return { ok: false, reason: 'changed' }
		const { back, overtaken } = ownChanges(entry, { ...current }, ['alt', 'focal_x', 'focal_y'])
		if (overtaken.length > 0) {
			const names = overtaken.map((name) => (name === 'alt' ? 'Description' : 'Focal point'))
			return { ok: false, reason: 'overtaken', fields: [...new Set(names)] }
		}
		const columns: Partial<UploadedPictureRow> = { ...back, updated_at: actor.now.toISOString() }
		await trx.updateTable(table).set(columns).where('id', '=', id).execute()
		const after = { ...current, ...columns }
		await recordChange(trx, { table, id, action: 'revert', before: { ...current }, after }, actor)
		return { ok: true }
	})
}
