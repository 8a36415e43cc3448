import { randomUUID } from 'node:crypto'
import type { LeadEventRow } from '#db/inbox_rows.ts'

type Happened = Pick<LeadEventRow, 'form' | 'lead_id' | 'kind'> &
	Partial<Pick<LeadEventRow, 'version' | 'staff_name' | 'from_value' | 'to_value' | 'note'>>

/** A line of a lead's history that nobody of the staff made: by the site itself, or by whom `staff_name` says. */
export function siteEvent(happened: Happened, now: Date): LeadEventRow {
	return {
		version: null,
		staff_name: 'The site',
		from_value: null,
		to_value: null,
		note: null,
		...happened,
		id: randomUUID(),
		staff_id: null,
		created_at: now.toISOString(),
	}
}
