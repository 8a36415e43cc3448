import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Requests with what a customer said about an offer are read for their words again: their questions had been left out. */
export async function readCustomersNotes(db: Kysely<unknown>): Promise<void> {
	const notes = 'select lead_id from lead_events where staff_id is null and note is not null'
	await run(db, [`update lead_work set text_words = 0 where lead_id in (${notes})`])
}
