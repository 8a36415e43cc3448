import type { Transaction } from 'kysely'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Database } from '#db/schema.ts'
import type { StopMarkRow, StopRow } from '#db/stop_rows.ts'
import type { ChangedBy } from '#app/content/office_rules.ts'
import { stopType } from './stop_type.server.ts'
import { writeStop } from './write_stop.server.ts'

/** Applies a driver's mark to a stop, with the driver's name and the time of the mark; the history names the user who applied it. */
export function applyMark(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'types' | 'current'>,
	stop: StopRow,
	{ state, reason, cart_number, made_at, staff_name }: Omit<StopMarkRow, 'outcome'>,
	actor: ChangedBy,
) {
	const result = { state, reason, done_at: made_at, done_by: staff_name }
	const columns = { ...result, ...(cart_number !== null && { cart_number }) }
	return writeStop(trx, content, { description: stopType, id: stop.id, current: { ...stop }, columns }, actor)
}
