import type { Store } from '#db/store.server.ts'

interface Counts {
	version: number
	byArea: ReadonlyMap<string, number>
}

const counted = new WeakMap<Store['db'], Counts>()

/** The number of published street ranges by area id, cached until the list changes. */
export async function rangeCounts({ db }: Pick<Store, 'db'>): Promise<ReadonlyMap<string, number>> {
	const list = await db.selectFrom('street_list').select(['import_id', 'version']).executeTakeFirst()
	if (!list) return new Map()
	const known = counted.get(db)
	if (known?.version === list.version) return known.byArea
	const rows = await db
		.selectFrom('street_ranges')
		.select(({ fn }) => ['area_id', fn.countAll<number | string>().as('ranges')])
		.where('import_id', '=', list.import_id)
		.groupBy('area_id')
		.execute()
	const byArea = new Map(rows.map(({ area_id, ranges }) => [area_id, Number(ranges)]))
	counted.set(db, { version: list.version, byArea })
	return byArea
}
