import type { Store } from '#db/store.server.ts'
import { publishedList } from './ranges.server.ts'
import type { Territory } from './territory.server.ts'

interface ListedPlace {
	area_id: string
	zip: string | null
	is_sample: boolean
}

const read = new WeakMap<Store['db'], { version: number; places: Promise<ListedPlace[]> }>()

/**
 * The areas with streets on the published list, one entry for each of their ZIP codes. Cached, and reloaded
 * when the list changes.
 */
export async function listedPlaces(
	{ db }: Pick<Store, 'db'>,
	{ areas, showsSamples }: Territory,
): Promise<readonly ListedPlace[]> {
	const list = await db.selectFrom('street_list').select('version').executeTakeFirst()
	if (!list) return []
	let known = read.get(db)
	if (known?.version !== list.version) {
		const places = db
			.selectFrom('street_ranges')
			.select(['area_id', 'zip', 'is_sample'])
			.distinct()
			.where('import_id', '=', publishedList)
			.execute()
		known = { version: list.version, places }
		read.set(db, known)
		places.catch(() => read.delete(db))
	}
	const places = await known.places
	return places.filter(({ area_id, is_sample }) => areas.has(area_id) && (showsSamples || !is_sample))
}
