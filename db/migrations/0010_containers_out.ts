import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Adds the number of containers owned of each size, and the container size of a stop. */
export async function addContainersOut(db: Kysely<unknown>): Promise<void> {
	await run(db, [
		'alter table rolloff_sizes add column owned integer check (owned >= 0)',
		'alter table stops add column container_id text references rolloff_sizes (id) on delete set null',
		'create index stops_container on stops (container_id, kind, state, day) where container_id is not null',
		'create index stops_kind on stops (kind, state, day)',
		'create index stops_address on stops (address, kind, day)',
	])
}
