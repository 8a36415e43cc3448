import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { carrySections } from './carry_sections.server.ts'
import { type Conflict, findConflict } from './conflict.server.ts'
import { readRow } from '../store/content_handle.server.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { rowToValues } from '../fields/form_values.ts'
import { removeRow } from './write_row.server.ts'
import { neededBy } from './needed_by.server.ts'
import { rowVersion } from '../fields/row_version.server.ts'
import {
	type ContentServices,
	type Actor,
	recordChange,
	type Unavailable,
	writeContent,
} from '../store/write_content.server.ts'

export type Deleted =
	| { ok: true }
	/** Other rows refer to it; `message` says which. */
	| { ok: false; reason: 'needed'; message: string }
	| { ok: false; reason: 'gone' }
	| Conflict
	| Unavailable

/**
 * Deletes a row and records it in the history. A row that others refer to, or that was saved after it was read, is
 * not deleted.
 */
export async function deleteRow(
	services: ContentServices,
	{ description, id, version }: { description: ContentType; id: string; version: string | null },
	actor: Actor,
): Promise<Deleted> {
	return writeContent<Deleted>(services, async (trx) => {
		const row = await readRow(trx, description, id)
		if (!row) return { ok: false, reason: 'gone' }
		if (version !== rowVersion(description, row))
			return findConflict(trx, { description, version, values: rowToValues(description, row) }, row)
		const message = await neededBy(trx, services.content.types, description, row)
		if (message) return { ok: false, reason: 'needed', message }
		await deleteWithTexts(trx, description, row, actor)
		return { ok: true }
	})
}

/** Deletes a row that nothing refers to, with the texts of its page, and records everything in the history. */
export async function deleteWithTexts(
	trx: Transaction<Database>,
	description: ContentType,
	row: ContentRow,
	actor: Actor,
): Promise<void> {
	const { table } = description
	await removeRow(trx, description, row.id)
	await recordChange(trx, { table, id: row.id, action: 'delete', before: row, after: null }, actor)
	await carrySections(trx, description, { before: row, after: null }, actor)
}
