import type { Store } from '#db/store.server.ts'
import { csvLine } from '../parts/csv.ts'
import { readAreas } from './ranges/areas.server.ts'
import { rangeFieldNames, rangeFields } from './import/columns.ts'
import { rangesInOrder } from './import/insert_ranges.server.ts'

const linesInPiece = 500

/** Streams the published ranges as CSV that can be imported again; only the headings if there are none. */
export async function* exportRanges({ db }: Pick<Store, 'db'>): AsyncGenerator<string, void, void> {
	yield csvLine(rangeFieldNames.map((field) => rangeFields[field].label))
	const list = await db.selectFrom('street_list').select('import_id').executeTakeFirst()
	if (!list) return
	const slugs = new Map((await readAreas(db)).map(({ id, slug }) => [id, slug]))
	let lines: string[] = []
	for await (const { street, from_number, to_number, side, zip, area_id } of rangesInOrder(
		db,
		list.import_id,
	)) {
		lines.push(
			csvLine([street, String(from_number), String(to_number), side, zip ?? '', slugs.get(area_id) ?? '']),
		)
		if (lines.length < linesInPiece) continue
		yield lines.join('')
		lines = []
	}
	yield lines.join('')
}
