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

/** One change as the history shows it. */
export interface HistoryEntry {
	id: string
	table: string
	tableLabel: string
	rowId: string
	title: string
	/** Where it is edited; null where it is not there any more, or of a service that is off. */
	path: string | null
	action: ContentAction
	staffName: string
	at: string
	/** When it was planned, for a change that took effect by itself. */
	plannedAt: string | null
	changes: FieldChange[]
	/** The version that the row has now, which a revert compares; null if there is no such row. */
	version: string | null
	/** Whether the change can be taken back. */
	canRevert: boolean
}

const pageSize = 30

/** The newest changes first, of all content, one table or one row, ties ordered by id. */
export async function readHistory(
	reading: ContentReading,
	filter: { table: string | null; row: string | null; cursor: Cursor | null },
): Promise<{ entries: HistoryEntry[]; next: Cursor | null }> {
	let query = reading.store.db.selectFrom('content_history').selectAll()
	// Stops change all day; their history stands on their own pages.
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

/** A change as the history shows it; null where its kind of content is no longer known. */
export async function historyEntryOf(
	{ store: { db }, content }: ContentReading,
	row: ContentHistoryRow,
): Promise<HistoryEntry | null> {
	const base = {
		id: row.id,
		table: row.content_table,
		rowId: row.row_id,
		action: row.action,
		staffName: row.staff_name,
		at: row.created_at,
		plannedAt: row.planned_at,
	}
	const placed = placedEntry(content.types, row)
	if (!placed) return null
	const { type: description, id, entry } = placed
	const current = await readRow(db, description, id)
	const known = [entry.after_row, entry.before_row].find((one) => one !== null && 'id' in one)
	const titled = current ?? (known as ContentRow | undefined)
	const changes = changesOf(description, row)
	// What has a history of its own is called what it is called there.
	const own = description.office?.cells && changes[0]?.label
	return {
		...base,
		tableLabel: description.label,
		title: own ?? (titled ? description.title(titled) : row.row_id),
		path:
			current && hasScreen(content, description, current)
				? screensOf(description).row(id) + (own ? `#${fieldId(row.row_id)}` : '')
				: null,
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
