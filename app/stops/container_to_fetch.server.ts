import { type Kysely, sql } from 'kysely'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { bringingKinds, fetchingKinds } from './stop_kinds.ts'
import { placeTest } from './written_place.ts'

type Fetch = Pick<StopRow, 'id' | 'kind' | 'day' | 'address' | 'lead_id' | 'container_id' | 'fetches'>

/**
 * The id of the stop whose container this one picks up or swaps: the one already chosen unless another stop
 * fetches it, else the first brought for its request, or to its address if either has no request. Prefers the
 * same size; a pickup takes no other known size. Null for other kinds, or if there is no container.
 */
export async function containerToFetch(
	db: Kysely<Database>,
	snapshot: Snapshot,
	stop: Fetch,
): Promise<string | null> {
	const { kind, day, container_id } = stop
	if (!fetchingKinds.includes(kind)) return null
	const deliveries = await unfetchedDeliveries(db, snapshot, stop)
	if (deliveries.some(({ id }) => id === stop.fetches)) return stop.fetches
	const before = deliveries.filter((delivery) =>
		kind === 'pick-up-container' ? delivery.day <= day : delivery.day < day,
	)
	const alike = before.find((delivery) => delivery.container_id === container_id)
	const unknown = before.find((delivery) => delivery.container_id === null || container_id === null)
	return (alike ?? unknown ?? (kind === 'swap-container' ? before[0] : undefined))?.id ?? null
}

/** The stops that bring a container to this request or address, done or planned, and that no other stop fetches; by day. */
async function unfetchedDeliveries(
	db: Kysely<Database>,
	snapshot: Snapshot,
	{ id, address, lead_id, fetches }: Fetch,
) {
	const deliveries = await db
		.selectFrom('stops')
		.select(['stops.id', 'stops.container_id', 'stops.day', 'stops.address', 'stops.lead_id'])
		.where('stops.kind', 'in', bringingKinds)
		.where(({ or, eb }) =>
			or([
				// In exactly these words, to match the index.
				sql<boolean>`stops.is_standing`,
				eb('stops.state', 'in', ['planned', 'not-done']),
				eb('stops.id', '=', fetches),
			]),
		)
		.where('stops.state', '!=', 'taken-back')
		.where('stops.id', '!=', id)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('stops as other')
						.select('other.id')
						.whereRef('other.fetches', '=', 'stops.id')
						.where('other.kind', 'in', fetchingKinds)
						.where('other.state', '!=', 'taken-back')
						.where('other.id', '!=', id),
				),
			),
		)
		.orderBy('stops.day')
		.orderBy('stops.id')
		.execute()
	const isHere = placeTest(snapshot, address)
	return deliveries.filter(
		(one) =>
			(lead_id !== null && one.lead_id === lead_id) ||
			((lead_id === null || one.lead_id === null) && isHere(one.address)),
	)
}
