import type { Zoned } from '#app/company/zoned_time.ts'
import type { Kysely } from 'kysely'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import { sheetTime } from '../parts/format_moment.ts'

/** The notes of each lead as one text, one per line, oldest first: `2026-11-21 07:00 June: Gate sticks.` */
export async function exportedNotes(
	db: Kysely<Database>,
	leads: readonly Pick<LeadWorkRow, 'lead_id'>[],
	zoned: Zoned,
): Promise<Map<string, string>> {
	if (leads.length === 0) return new Map()
	const ids = leads.map(({ lead_id }) => lead_id)
	const rows = await db
		.selectFrom('lead_events')
		.select(['lead_id', 'staff_name', 'note', 'created_at'])
		.where('lead_id', 'in', ids)
		.where('note', 'is not', null)
		.where('kind', 'in', ['note', 'call', 'mail', 'copy'])
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	const byLead = Map.groupBy(rows, (row) => row.lead_id ?? '')
	return new Map(
		[...byLead].map(([id, notes]) => [
			id,
			notes
				.map(({ staff_name, note, created_at }) => `${sheetTime(created_at, zoned)} ${staff_name}: ${note}`)
				.join('\n'),
		]),
	)
}
