import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Marks requests with a customer's note on an offer for indexing their search words again, because such notes had been left out. */
export async function readCustomersNotes(db: Kysely<unknown>): Promise<void> {
	const notes = 'select lead_id from lead_events where staff_id is null and note is not null'
	await run(db, [`update lead_work set text_words = 0 where lead_id in (${notes})`])
}
