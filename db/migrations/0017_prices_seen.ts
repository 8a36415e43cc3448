import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Adds the total price shown to a visitor who asked for a container; unknown for earlier requests. */
export async function addPricesSeen(db: Kysely<unknown>): Promise<void> {
	await run(db, ['alter table rolloff_quote_requests add column prices_seen text'])
}
