import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** `held`: its day came, and it was not applied, because somebody has to decide. The last three are final. */
export type PlannedState = 'waiting' | 'held' | 'applied' | 'withdrawn' | 'replaced'

/** One field of a company fact or of a row of content that takes another value on a day. */
export interface PlannedChangeRow {
	id: string
	/** A content table, or `company_facts`. */
	content_table: string
	/** The name of a company fact, or the id of a row. */
	row_id: string
	/** The column; `value` of a company fact. */
	field: string
	/** Whether it is part of a row that is added on that day. */
	adds_row: boolean
	/** What it was planned over, as JSON text: another value by then is somebody else's change. */
	base: string
	/** As JSON text. */
	value: string
	/** The day (`YYYY-MM-DD`) at whose midnight it takes effect, on the company's calendar. */
	starts_on: string
	state: PlannedState
	/** Why it is held, as a sentence; null where somebody changed the same. */
	reason: string | null
	/** Who planned it. */
	staff_id: string
	/** The name at that time. */
	staff_name: string
	created_at: Timestamp
	/** The name of who took it back or replaced it; null where it took effect by itself. */
	settled_by: string | null
	settled_at: Timestamp | null
}

export const plannedTables = {
	planned_changes: table<PlannedChangeRow>({ adds_row: 'boolean', created_at: 'time', settled_at: 'time' }),
}
