import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** `held`: its day came, but it was not applied, because staff must decide. The last three states are final. */
export type PlannedState = 'waiting' | 'held' | 'applied' | 'withdrawn' | 'replaced'

/** A field of a company fact or content row that changes its value on a given day. */
export interface PlannedChangeRow {
	id: string
	/** A content table, or `company_facts`. */
	content_table: string
	/** The name of a company fact, or the id of a row. */
	row_id: string
	/** The column; `value` for a company fact. */
	field: string
	/** Whether it is part of a row to be added on that day. */
	adds_row: boolean
	/** The value when it was planned, as JSON text: a different value on its day means that somebody changed it in between. */
	base: string
	/** The new value, as JSON text. */
	value: string
	/** The day (`YYYY-MM-DD`) at whose midnight it takes effect, on the company's calendar. */
	starts_on: string
	state: PlannedState
	/** Why it is held or, while it waits, could not take effect, as a sentence; null if not, or if somebody changed the same field. */
	reason: string | null
	/** The staff member who planned it. */
	staff_id: string
	/** The name at that time. */
	staff_name: string
	created_at: Timestamp
	/** The name of the staff member who withdrew or replaced it; null if it took effect by itself. */
	settled_by: string | null
	settled_at: Timestamp | null
}

export const plannedTables = {
	planned_changes: table<PlannedChangeRow>({ adds_row: 'boolean', created_at: 'time', settled_at: 'time' }),
}
