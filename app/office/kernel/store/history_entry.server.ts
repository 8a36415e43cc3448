import type { Kysely } from 'kysely'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { EditedTable } from '#app/content/fields.ts'
import type { Database } from '#db/schema.ts'
import { fieldOfTarget, withFields } from './cells.server.ts'

/** The change with this id, if it is of this table. */
export function historyEntry(
	db: Kysely<Database>,
	table: EditedTable,
	id: string,
): Promise<ContentHistoryRow | undefined> {
	return db
		.selectFrom('content_history')
		.selectAll()
		.where('id', '=', id)
		.where('content_table', '=', table)
		.executeTakeFirst()
}

/** A query of a table's changes, newest first. */
export function newestChanges(
	db: Pick<Kysely<Database>, 'selectFrom'>,
	table: EditedTable,
	ids: readonly string[],
) {
	return db
		.selectFrom('content_history')
		.where('content_table', '=', table)
		.where('row_id', 'in', ids)
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
}

/** A change with its row's type and the row before and after; undefined if the type or row does not exist. */
export function placedEntry(
	types: readonly ContentType[],
	entry: ContentHistoryRow,
): { type: ContentType; id: string; entry: ContentHistoryRow } | undefined {
	const { content_table, row_id } = entry
	const place = fieldOfTarget(types, { content_table, row_id, field: '' })
	const cells = place?.type.office?.cells
	if (!place || !cells) return place && { ...place, entry }
	const { type, id, field } = place
	const state = (kept: Record<string, unknown> | null) => ({ id, [field]: cells.valueOf(field, kept) })
	const states = { before_row: state(entry.before_row), after_row: state(entry.after_row) }
	return { type: withFields(type, (name) => name === field), id, entry: { ...entry, ...states } }
}
