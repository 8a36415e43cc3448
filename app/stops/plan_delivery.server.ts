import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { siteEvent } from '#app/leads/site_event.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { containerOf } from './containers.server.ts'
import { openDay } from './open_day.ts'
import { plannedWords } from './stop_kinds.ts'
import { stopOfRequest } from './stop_of_request.ts'

/** Plans the delivery of a container whose offer was accepted, in the same transaction, where its request asked for a day that is still to come. */
export async function planDelivery(
	trx: Transaction<Database>,
	work: LeadWorkRow,
	snapshot: Snapshot,
	now: Date,
): Promise<void> {
	const { form, lead_id } = work
	const { facts } = snapshot
	if (form !== 'rolloff') return
	const request = await trx
		.selectFrom('rolloff_quote_requests')
		.select(['delivery_day', 'dumpster_sizes'])
		.where('id', '=', lead_id)
		.executeTakeFirst()
	const wished = request?.delivery_day ?? null
	if (wished === null || wished < localTimeOf(now, facts).date) return
	const planned = await trx
		.selectFrom('stops')
		.select('id')
		.where('lead_id', '=', lead_id)
		.where('kind', '=', 'deliver-container')
		.executeTakeFirst()
	if (planned) return
	const at = now.toISOString()
	const day = openDay(wished, facts)
	const stop: StopRow = {
		...stopOfRequest(work),
		id: randomUUID(),
		kind: 'deliver-container',
		container_id: containerOf(request?.dumpster_sizes, snapshot),
		day,
		promised_on: day,
		follows_route: false,
		area_id: null,
		created_by: 'the accepted offer',
		created_at: at,
		updated_at: at,
	}
	await trx.insertInto('stops').values(stop).execute()
	const event = siteEvent({ form, lead_id, kind: 'stop', to_value: plannedWords(stop) }, now)
	await trx.insertInto('lead_events').values(event).execute()
}
