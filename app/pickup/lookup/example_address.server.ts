import type { Store } from '#db/store.server.ts'
import { withTimeout } from '#platform/database/with_timeout.ts'
import { lookUp } from './look_up.server.ts'
import { publishedList } from './ranges.server.ts'
import type { Territory } from './territory.server.ts'

/** How many ranges are tried; the first one nearly always works. */
const mostTried = 5

/**
 * An address that the look-up finds, as an example for the field; from the first range in the list. Null if
 * there is none, or the store cannot be read.
 */
export function exampleAddress(store: Pick<Store, 'db'>, territory: Territory): Promise<string | null> {
	return withTimeout(firstFound(store, territory)).catch(() => null)
}

async function firstFound(store: Pick<Store, 'db'>, territory: Territory): Promise<string | null> {
	const areas = [...territory.areas.keys()]
	if (areas.length === 0) return null
	const ranges = await store.db
		.selectFrom('street_ranges')
		.select(['street', 'from_number', 'to_number', 'side', 'area_id'])
		.where('import_id', '=', publishedList)
		.where('area_id', 'in', areas)
		.$if(!territory.showsSamples, (query) => query.where('is_sample', '=', false))
		.orderBy('id')
		.limit(mostTried)
		.execute()
	for (const range of ranges) {
		const address = `${numberIn(range)} ${range.street}, ${territory.areas.get(range.area_id)?.town}`
		const result = await lookUp(store, territory, address)
		if (result.kind === 'area') return address
	}
	return null
}

/** A house number in the middle of the range, on the range's side of the street. */
function numberIn(range: { from_number: number; to_number: number; side: string }): number {
	const middle = Math.floor((range.from_number + range.to_number) / 2)
	const parity = range.side === 'odd' ? 1 : range.side === 'even' ? 0 : middle % 2
	return middle % 2 === parity ? middle : middle - 1
}
