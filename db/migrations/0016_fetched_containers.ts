import type { Kysely } from 'kysely'
import { run } from './statements.ts'

const bringing = `kind in ('deliver-container', 'swap-container') and state = 'done'`
const fetching = `kind in ('swap-container', 'pick-up-container')`

/** Adds covering indexes for the question whether a delivered container was swapped or picked up since. */
export async function indexFetchedContainers(db: Kysely<unknown>): Promise<void> {
	await run(db, [
		'drop index stops_address',
		`create index stops_brought on stops (day, id, address, lead_id, container_id) where ${bringing}`,
		`create index stops_fetched_at on stops (address, day, kind, state, lead_id) where ${fetching}`,
		`create index stops_fetched_of on stops (lead_id, day, kind, state) where ${fetching} and lead_id is not null`,
	])
}
