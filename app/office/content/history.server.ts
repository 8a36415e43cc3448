import type { ContentAction, ContentHistoryRow } from '#db/office_content_rows.ts'
import { type FieldChange, changedFields } from '../kernel/fields/changed_fields.ts'
import { readRow } from '../kernel/store/content_handle.server.ts'
import type { ContentRow, ContentType } from '#app/content/content_type.ts'
import { typeOf } from '#app/content/content_types.ts'
import { factChange } from '../facts/format_fact_change.server.ts'
import { paletteVersion, readPalette } from '../palettes/palette_state.server.ts'
import { paletteChanges } from '../palettes/palette_changes.ts'
import { isPictureRevertible } from '../pictures/revert_picture.server.ts'
import { alertEntry } from '../alerts/alert_history.server.ts'
import { pictureChanges } from '../pictures/picture_changes.server.ts'
import { type HistoryCursor, formatCursor } from '../kernel/store/history_cursor.ts'
import { rowVersion } from '../kernel/fields/row_version.server.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'

/** One change as the history shows it. */
export interface HistoryEntry {
	id: string
	table: string
	tableLabel: string
	rowId: string
	title: string
	action: ContentAction
	staffName: string
	at: string
	/** When it was planned, for a change that took effect by itself. */
	plannedAt: string | null
	changes: FieldChange[]
	/** For reverting: the version of the row now, null if it does not exist. */
	version: string | null
	/** Whether the row can still be opened. */
	exists: boolean
	/** Whether the change can be reverted; a picture's file is not in the history. */
	canRevert: boolean
}

const pageSize = 30

/**
 * The newest changes first, of all content, one table or one row, ties ordered by id; `older` is the cursor of the
 * next page.
 */
export async function readHistory(
	reading: ContentReading,
	filter: { table: string | null; row: string | null; before: HistoryCursor | null },
): Promise<{ entries: HistoryEntry[]; older: string | null }> {
	const { before } = filter
	let query = reading.store.db.selectFrom('content_history').selectAll()
	if (filter.table) query = query.where('content_table', '=', filter.table)
	if (filter.row) query = query.where('row_id', '=', filter.row)
	if (before)
		query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(before.at, before.id)))
	const rows = await query
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.limit(pageSize + 1)
		.execute()
	const shown = rows.slice(0, pageSize)
	const last = rows.length > pageSize ? shown.at(-1) : undefined
	const entries = await Promise.all(shown.map((row) => historyEntryOf(reading, row)))
	return {
		entries: entries.filter((entry) => entry !== null),
		older: last ? formatCursor({ at: last.created_at, id: last.id }) : null,
	}
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
		canRevert: true,
	}
	if (row.content_table === 'company_facts') {
		const change = factChange(row, content.builtIn)
		return {
			...base,
			tableLabel: 'Company facts',
			title: change.label,
			changes: [change],
			version: null,
			exists: true,
		}
	}
	if (row.content_table === 'color_palettes') {
		const palette = await readPalette(db, row.row_id)
		const name = palette?.name ?? (row.after_row ?? row.before_row)?.['name']
		return {
			...base,
			tableLabel: 'Palettes',
			title: String(name),
			changes: paletteChanges(row.before_row, row.after_row),
			version: palette ? paletteVersion(palette) : null,
			exists: palette !== undefined,
		}
	}
	if (row.content_table === 'uploaded_pictures') {
		const picture = await db
			.selectFrom('uploaded_pictures')
			.select(['name', 'updated_at'])
			.where('id', '=', row.row_id)
			.executeTakeFirst()
		return {
			...base,
			tableLabel: 'Pictures',
			title: String(picture?.name ?? (row.after_row ?? row.before_row)?.['name']),
			changes: pictureChanges(row.before_row, row.after_row),
			version: picture?.updated_at ?? null,
			exists: picture !== undefined,
			canRevert: picture !== undefined && isPictureRevertible(row),
		}
	}
	if (row.content_table === 'service_alerts') return { ...base, ...(await alertEntry(db, row)) }
	const description = typeOf(content.types, row.content_table)
	if (!description) return null
	const current = await readRow(db, description.table, row.row_id)
	const known = [row.after_row, row.before_row].find((one) => one !== null && 'id' in one)
	const titled = current ?? (known as ContentRow | undefined)
	return {
		...base,
		tableLabel: description.label,
		title: titled ? description.title(titled) : row.row_id,
		changes: row.action === 'move' ? [orderChange(row)] : changesOf(description, row),
		version: current ? rowVersion(description, current) : null,
		exists: current !== undefined,
	}
}

function changesOf(description: ContentType, row: ContentHistoryRow): FieldChange[] {
	return changedFields(description, row.before_row as ContentRow | null, row.after_row as ContentRow | null)
}

function orderChange({ row_id, before_row, after_row }: ContentHistoryRow): FieldChange {
	const position = (state: Record<string, unknown> | null) => {
		const order = (state?.['order'] ?? []) as string[]
		return `${order.indexOf(row_id) + 1} of ${order.length}`
	}
	return { label: 'Place in the list', before: position(before_row), after: position(after_row) }
}
