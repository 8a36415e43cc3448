import type { Transaction } from 'kysely'
import type { Zoned } from '#app/company/zoned_time.ts'
import type { LeadStatus, LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import { type Author, changeLead, type LeadEvent, statusEvents } from './change_lead.server.ts'
import { statusColumns } from './status_columns.ts'

interface NewStatus {
	status: LeadStatus
	/** Other columns to set. */
	also?: Partial<LeadWorkRow>
	/** The history events beside that of the status. */
	events?: readonly LeadEvent[]
}

/** Gives a locked lead a status, with the columns that depend on it and its history. */
export async function changeStatus(
	trx: Transaction<Database>,
	by: Author,
	work: LeadWorkRow,
	{ status, also = {}, events = [] }: NewStatus,
	now: Date,
	zoned: Zoned,
): Promise<void> {
	const columns = { ...also, ...statusColumns({ ...work, ...also }, status, now, zoned) }
	await changeLead(trx, by, work, { columns, events: [...statusEvents(work, status), ...events] }, now)
}
