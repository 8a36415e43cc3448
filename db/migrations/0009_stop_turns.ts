import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** The turn of a stop among those of its area on its day, where somebody set it by hand; null for the way that saves driving. */
export async function addStopTurns(db: Kysely<unknown>): Promise<void> {
	await run(db, ['alter table stops add column turn integer check (turn > 0)'])
}
