import { sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import type { Queries } from '#platform/database/queries.ts'
import { fetchesContainer } from './stop_kinds.ts'

type Fetch = Pick<StopRow, 'id' | 'kind' | 'day' | 'address' | 'lead_id' | 'container_id' | 'fetches'>

/**
 * The id of the stop whose container this one picks up or swaps: the one that it has, unless another stop fetches that too; else the first
 * that was brought, or will be, of its request, or at its address where one of both is of none. One of its size comes first; a pickup takes
 * no other where both sizes are known. Null for other stops, and where nothing stands there.
 */
export async function containerToFetch(db: Queries<Database>, stop: Fetch): Promise<string | null> {
	const { id, kind, day, address, lead_id, container_id } = stop
	if (!fetchesContainer(kind)) return null
	const there = await db
		.selectFrom('stops as brought')
		.select(['brought.id', 'brought.container_id', 'brought.day'])
		// In these words, because the index of addresses has them.
		.where(sql<boolean>`brought.kind in ('deliver-container', 'swap-container')`)
		.where('brought.state', '!=', 'taken-back')
		.where('brought.id', '!=', id)
		.where(({ or, eb }) => {
			const isHere = eb('brought.address', '=', address)
			return lead_id === null
				? isHere
				: or([eb('brought.lead_id', '=', lead_id), isHere.and('brought.lead_id', 'is', null)])
		})
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('stops as other')
						.select('other.id')
						.whereRef('other.fetches', '=', 'brought.id')
						.where('other.kind', 'in', ['swap-container', 'pick-up-container'])
						.where('other.state', '!=', 'taken-back')
						.where('other.id', '!=', id),
				),
			),
		)
		.orderBy('brought.day')
		.orderBy('brought.id')
		.execute()
	if (there.some((brought) => brought.id === stop.fetches)) return stop.fetches
	const before = there.filter((brought) =>
		kind === 'pick-up-container' ? brought.day <= day : brought.day < day,
	)
	const alike = before.find((brought) => brought.container_id === container_id)
	const unknown = before.find((brought) => brought.container_id === null || container_id === null)
	return (alike ?? unknown ?? (kind === 'swap-container' ? before[0] : undefined))?.id ?? null
}
