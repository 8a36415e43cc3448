import type { Transaction } from 'kysely'
import { isTooLateToday } from '#app/company/delivery_days.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import { containerOf } from './containers.server.ts'
import { insertStop } from './insert_stop.server.ts'
import { openDay } from './open_day.ts'
import { plannedSentence } from './stop_kinds.ts'
import { stopOfRequest } from './stop_of_request.ts'

/**
 * Plans the delivery of a container whose offer was accepted, in the same transaction, if the request asked
 * for a day that can still be met. Returns a sentence for the mails: `Deliver a container: planned for
 * Friday, November 27.`; null if nothing was planned.
 */
export async function planDelivery(
	trx: Transaction<Database>,
	work: LeadWorkRow,
	snapshot: Snapshot,
	now: Date,
): Promise<string | null> {
	const { form, lead_id } = work
	const { facts } = snapshot
	if (form !== 'rolloff') return null
	const request = await trx
		.selectFrom('rolloff_quote_requests')
		.select(['delivery_day', 'dumpster_sizes'])
		.where('id', '=', lead_id)
		.executeTakeFirst()
	const requestedDay = request?.delivery_day ?? null
	const today = localTimeOf(now, facts).date
	if (requestedDay === null || requestedDay < today || (requestedDay === today && isTooLateToday(facts, now)))
		return null
	const planned = await trx
		.selectFrom('stops')
		.select('id')
		.where('lead_id', '=', lead_id)
		.where('kind', '=', 'deliver-container')
		.executeTakeFirst()
	if (planned) return null
	const stop = {
		...stopOfRequest(work),
		kind: 'deliver-container',
		container_id: containerOf(request?.dumpster_sizes, snapshot),
		day: openDay(requestedDay, facts),
		follows_route: false,
		area_id: null,
		created_by: 'the accepted offer',
	} as const
	await insertStop(trx, stop, snapshot, now)
	return plannedSentence(stop.kind, [stop.day])
}
