import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** What whoever asked for a container read that it costs in all; of requests before it is not known. */
export async function addPricesSeen(db: Kysely<unknown>): Promise<void> {
	await run(db, ['alter table rolloff_quote_requests add column prices_seen text'])
}
