import type { ContentAction, ContentHistoryRow } from '#db/office_content_rows.ts'
import type { FieldChange } from '#app/content/office_rules.ts'
import { changedFields } from '../kernel/fields/changed_fields.ts'
import { hasScreen, readRow } from '../kernel/store/content_handle.server.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import { fieldId } from '#app/ui/field.tsx'
import { screensOf } from '#app/office/kernel/store/screens_of.ts'
import { placedEntry } from '../kernel/store/history_entry.server.ts'
import type { Cursor } from '../kernel/list/cursor.ts'
import { fromCursor, readPage } from '../kernel/list/read_page.server.ts'
import { rowVersion } from '../kernel/fields/row_version.server.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'

/** A change in the history. */
export interface HistoryEntry {
	id: string
	table: string
	tableLabel: string
	rowId: string
	title: string
	/** The path to edit it; null if it no longer exists or its service is not offered. */
	path: string | null
	action: ContentAction
	staffName: string
	at: string
	/** For a change that was planned: when it was planned. */
	plannedAt: string | null
	changes: FieldChange[]
	/** The row's current lock token, which a revert compares; null if the row does not exist. */
	version: string | null
	/** Whether the change can be reverted. */
	canRevert: boolean
}

const pageSize = 30

/** The newest changes first, of all content, one table or one row, ties ordered by id. */
export async function readHistory(
	reading: ContentReading,
	filter: { table: string | null; row: string | null; cursor: Cursor | null },
): Promise<{ entries: HistoryEntry[]; next: Cursor | null }> {
	let query = reading.store.db.selectFrom('content_history').selectAll()
	// Stops change all day, so their history is only on their own pages.
	query = filter.table
		? query.where('content_table', '=', filter.table)
		: query.where('content_table', '!=', 'stops')
	if (filter.row) query = query.where('row_id', '=', filter.row)
	const newestFirst = { by: 'created_at', id: 'id', direction: 'desc' } as const
	const { rows, next } = await readPage(
		filter.cursor,
		pageSize,
		(cursor, limit) => fromCursor(query, newestFirst, cursor, limit).execute(),
		({ id, created_at }) => ({ id, value: created_at }),
	)
	const entries = await Promise.all(rows.map((row) => historyEntryOf(reading, row)))
	return { entries: entries.filter((entry) => entry !== null), next }
}

/** A change for the history; null if its content type no longer exists. */
export async function historyEntryOf(
	{ store: { db }, content }: ContentReading,
	row: ContentHistoryRow,
): Promise<HistoryEntry | null> {
	const placed = placedEntry(content.types, row)
	if (!placed) return null
	const { type: description, id, entry } = placed
	const current = await readRow(db, description, id)
	const known = [entry.after_row, entry.before_row].find((one) => one !== null && 'id' in one)
	const titled = current ?? (known as ContentRow | undefined)
	const changes = changesOf(description, row)
	// A field with its own history is named by its label.
	const own = description.office?.cells && changes[0]?.label
	return {
		id: row.id,
		table: row.content_table,
		tableLabel: description.label,
		rowId: row.row_id,
		title: own ?? (titled ? description.title(titled) : row.row_id),
		path:
			current && hasScreen(content, description, current)
				? screensOf(description).row(id) + (own ? `#${fieldId(row.row_id)}` : '')
				: null,
		action: row.action,
		staffName: row.staff_name,
		at: row.created_at,
		plannedAt: row.planned_at,
		changes,
		version: current ? rowVersion(description, current) : null,
		canRevert: description.office?.canRevert?.(row, current) ?? true,
	}
}

function changesOf(description: ContentType, row: ContentHistoryRow): FieldChange[] {
	if (row.action === 'move') return [orderChange(row)]
	const own = description.office?.changes
	if (own) return own(row)
	return changedFields(description, row.before_row as ContentRow | null, row.after_row as ContentRow | null)
}

function orderChange({ row_id, before_row, after_row }: ContentHistoryRow): FieldChange {
	const position = (state: Record<string, unknown> | null) => {
		const order = (state?.['order'] ?? []) as string[]
		return `${order.indexOf(row_id) + 1} of ${order.length}`
	}
	return { label: 'Place in the list', before: position(before_row), after: position(after_row) }
}
