import { compareText } from '#platform/text/compare_text.ts'
import type { Store } from '#db/store.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { rangesInOrder } from '../../streets/import/import_rows.server.ts'

const marks = { all: '', odd: 'o', even: 'e' } as const

/** The published ranges of these areas in the format of `streets.json`: by area and ZIP code, an empty string for none. */
export async function streetFile(
	{ db }: Pick<Store, 'db'>,
	areas: readonly Pick<PickupAreaRow, 'id' | 'slug'>[],
	isSample: boolean,
): Promise<Record<string, Record<string, string[]>>> {
	const list = await db.selectFrom('street_list').select('import_id').executeTakeFirst()
	const slugs = new Map(areas.map(({ id, slug }) => [id, slug]))
	const lines = new Map<string, Map<string, string[]>>()
	for await (const range of list ? rangesInOrder(db, list.import_id) : []) {
		const slug = slugs.get(range.area_id)
		if (slug === undefined || (range.is_sample && !isSample)) continue
		const byZip = lines.get(slug) ?? new Map<string, string[]>()
		lines.set(slug, byZip)
		const zip = range.zip ?? ''
		const line = `${range.street} ${range.from_number}-${range.to_number}${marks[range.side]}`
		const streets = byZip.get(zip) ?? []
		byZip.set(zip, streets)
		streets.push(line)
	}
	return Object.fromEntries(
		sorted(lines).map(([slug, byZip]) => [
			slug,
			Object.fromEntries(sorted(byZip).map(([zip, streets]) => [zip, streets.toSorted(compareText)])),
		]),
	)
}

function sorted<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
	return [...map].toSorted(([one], [other]) => compareText(one, other))
}
