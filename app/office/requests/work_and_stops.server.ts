import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import type { Queries } from '#platform/database/queries.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'

/** A request's row in the inbox and its stops, next one first. */
export interface WorkAndStops {
	work: LeadWorkRow
	stops: StopRow[]
}

/** Reads a request's row in the inbox; undefined if there is none. */
export function readWork(db: Queries<Database>, lead: LeadKey): Promise<LeadWorkRow | undefined> {
	return db
		.selectFrom('lead_work')
		.selectAll()
		.where('lead_id', '=', lead.leadId)
		.where('form', '=', lead.form)
		.executeTakeFirst()
}

/** Reads a request with its stops; null if there is none. */
export async function readWorkAndStops(db: Queries<Database>, lead: LeadKey): Promise<WorkAndStops | null> {
	const work = await readWork(db, lead)
	if (!work) return null
	const stops = await db
		.selectFrom('stops')
		.selectAll()
		.where('lead_id', '=', lead.leadId)
		.orderBy('day')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	return { work, stops }
}
