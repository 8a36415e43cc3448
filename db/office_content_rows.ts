import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

export type ContentAction = 'create' | 'save' | 'delete' | 'move' | 'revert' | 'activate'

/** One content change. Append-only. */
export interface ContentHistoryRow {
	id: string
	/** A content table, or `company_facts`. */
	content_table: string
	row_id: string
	action: ContentAction
	/** The row before, null if it was created; for a move `{ order: [ids] }`. */
	before_row: Record<string, unknown> | null
	/** The row after, null if it was deleted. */
	after_row: Record<string, unknown> | null
	/** Null for automatic changes, and if the staff member is no longer known. */
	staff_id: string | null
	/** The name at that time. */
	staff_name: string
	/** When it was planned; null for a change that took effect on saving. */
	planned_at: Timestamp | null
	created_at: Timestamp
}

/** A draft to be previewed before publishing; deleted after a day. */
export interface ContentDraftRow {
	id: string
	content_table: string
	/** The row's id; for a new row, the one it will get. */
	row_id: string
	/** The version the form was opened with; null for a new row. */
	row_version: string | null
	typed_values: Record<string, string>
	staff_id: string
	created_at: Timestamp
}

export const officeContentTables = {
	content_history: table<ContentHistoryRow>({
		before_row: 'json',
		after_row: 'json',
		planned_at: 'time',
		created_at: 'time',
	}),
	content_drafts: table<ContentDraftRow>({ typed_values: 'json', created_at: 'time' }),
}
