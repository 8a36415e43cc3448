import type { Transaction } from 'kysely'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { readStop } from '#app/stops/stored_stops.server.ts'
import type { Database } from '#db/schema.ts'
import type { StopMarkRow, StopRow } from '#db/stop_rows.ts'
import type { ChangedBy } from '#app/content/office_rules.ts'
import { stopType } from './stop_type.server.ts'
import { writeStop } from './write_stop.server.ts'

type Content = Pick<ContentHub, 'types' | 'current'>

/** Applies a driver's mark to a stop, with the driver's name and the time of the mark; the history names the user who applied it. */
export async function applyMark(
	trx: Transaction<Database>,
	content: Content,
	stop: StopRow,
	{ state, reason, cart_number, made_at, staff_name }: Omit<StopMarkRow, 'outcome'>,
	actor: ChangedBy,
): Promise<void> {
	const result = { state, reason, done_at: made_at, done_by: staff_name }
	const columns = { ...result, ...(cart_number !== null && { cart_number }) }
	const toWrite = { description: stopType, id: stop.id, current: { ...stop }, columns }
	const written = await writeStop(trx, content, toWrite, actor)
	// A mark sets nothing that the checks of a stop could refuse.
	if (!written.ok) throw new Error(`a mark was not applied: ${written.reason}`)
}

/** Decides about a driver's mark that came too late. False if somebody has decided before. */
export async function decideMark(
	trx: Transaction<Database>,
	content: Content,
	id: string,
	outcome: 'taken' | 'left',
	actor: ChangedBy,
): Promise<boolean> {
	const mark = await trx
		.selectFrom('stop_marks')
		.selectAll()
		.where('id', '=', id)
		.where('outcome', '=', 'asks')
		.executeTakeFirst()
	const stop = mark && (await readStop(trx, mark.stop_id))
	if (!stop) return false
	if (outcome === 'taken') await applyMark(trx, content, stop, mark, actor)
	await trx.updateTable('stop_marks').set({ outcome }).where('id', '=', id).execute()
	return true
}
