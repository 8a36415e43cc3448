import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { phoneKey } from './identifiers.server.ts'

/** Replaces an erased name. */
export const removedName = 'Removed on request'

type Personal = Pick<StopRow, 'name' | 'phone' | 'address' | 'notes' | 'reason' | 'cart_number'>

/** Replaces the personal data of a stop; kind, day, area and state are kept for counting. */
const forgotten: Personal = {
	name: removedName,
	phone: null,
	address: removedName,
	notes: null,
	reason: null,
	cart_number: null,
}

/** Anonymizes the stops of a request: name, address and notes, including in their histories. */
export async function forgetStopsOfLead(trx: Transaction<Database>, leadId: string): Promise<void> {
	const stops = await trx.selectFrom('stops').select('id').where('lead_id', '=', leadId).execute()
	await forgetStops(
		trx,
		stops.map(({ id }) => id),
	)
}

/** Anonymizes stops that were planned by hand for one of these numbers (E.164). */
export async function forgetStopsOfNumbers(
	trx: Transaction<Database>,
	numbers: readonly string[],
): Promise<void> {
	if (numbers.length === 0) return
	const stops = await trx
		.selectFrom('stops')
		.select(['id', 'phone'])
		.where('lead_id', 'is', null)
		.where('phone', 'is not', null)
		.execute()
	const matching = stops.filter(({ phone }) => numbers.includes(phoneKey(phone ?? '') ?? ''))
	await forgetStops(
		trx,
		matching.map(({ id }) => id),
	)
}

async function forgetStops(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return
	await trx.updateTable('stops').set(forgotten).where('id', 'in', ids).execute()
	await trx
		.updateTable('stop_marks')
		.set({ reason: null, cart_number: null, photo: null, because: null })
		.where('stop_id', 'in', ids)
		.execute()
	await trx
		.updateTable('stop_marks')
		.set({ outcome: 'left' })
		.where('stop_id', 'in', ids)
		.where('outcome', '=', 'asks')
		.execute()
	// No driver can serve an address that is erased.
	await trx
		.updateTable('stops')
		.set({ state: 'taken-back', done_at: null, done_by: null })
		.where('id', 'in', ids)
		.where('state', 'in', ['planned', 'not-done'])
		.execute()
	await trx
		.deleteFrom('content_drafts')
		.where('content_table', '=', 'stops')
		.where('row_id', 'in', ids)
		.execute()
	const entries = await trx
		.selectFrom('content_history')
		.select(['id', 'before_row', 'after_row'])
		.where('content_table', '=', 'stops')
		.where('row_id', 'in', ids)
		.execute()
	for (const { id, before_row, after_row } of entries)
		await trx
			.updateTable('content_history')
			.set({
				before_row: before_row && { ...before_row, ...forgotten },
				after_row: after_row && { ...after_row, ...forgotten },
			})
			.where('id', '=', id)
			.execute()
}
