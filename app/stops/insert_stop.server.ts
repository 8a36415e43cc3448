import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { recordEvent, theSite } from '#app/leads/change_lead.server.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { dayOfStop, stopSchedule } from './stop_day.ts'
import { plannedWords } from './stop_kinds.ts'

/** A stop before it is inserted. */
export type NewStop = Omit<StopRow, 'id' | 'promised_on' | 'is_standing' | 'created_at' | 'updated_at'>

/** Adds a stop that was planned automatically, with an entry in its request's history, in the caller's transaction. */
export async function insertStop(
	trx: Transaction<Database>,
	stop: NewStop,
	snapshot: Snapshot,
	now: Date,
): Promise<void> {
	const at = now.toISOString()
	const own = { id: randomUUID(), promised_on: stop.day, is_standing: false, created_at: at, updated_at: at }
	await trx
		.insertInto('stops')
		.values({ ...stop, ...own })
		.execute()
	const { form, lead_id } = stop
	if (form === null || lead_id === null) return
	const words = plannedWords(stop.kind, dayOfStop(stop, stopSchedule(snapshot)).day)
	const event = { kind: 'stop', lead: { form, leadId: lead_id }, to: words } as const
	await recordEvent(trx, theSite, event, now)
}
