import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Adds a stop's turn among those of its area on its day, if set by hand; null for the order that saves driving. */
export async function addStopTurns(db: Kysely<unknown>): Promise<void> {
	await run(db, ['alter table stops add column turn integer check (turn > 0)'])
}
