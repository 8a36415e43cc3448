import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import type { Store } from '#db/store.server.ts'
import { csvLine } from '../parts/csv.ts'
import { csvFile } from '../parts/csv_file.ts'
import type { Route } from './+types/export_route.ts'
import { rangeFieldNames, rangeFields } from './import/columns.ts'
import { rangesInOrder } from './import/import_rows.server.ts'
import { readAreas } from './ranges/areas.server.ts'

const linesInPiece = 500

/** The published street ranges as a file that can be imported again. */
export function loader({ context }: Route.LoaderArgs) {
	const { store, content } = context.get(servicesContext)
	const { date } = localTimeOf(new Date(), content.current.facts)
	return csvFile(`streets-${date}.csv`, linesOf(store))
}

/** Only the headings if there are no ranges. */
async function* linesOf({ db }: Store): AsyncGenerator<string, void, void> {
	yield csvLine(rangeFieldNames.map((field) => rangeFields[field].label))
	const list = await db.selectFrom('street_list').select('import_id').executeTakeFirst()
	if (!list) return
	const slugs = new Map((await readAreas(db)).map(({ id, slug }) => [id, slug]))
	let lines: string[] = []
	for await (const range of rangesInOrder(db, list.import_id)) {
		const { street, from_number, to_number, side, zip, area_id } = range
		const slug = slugs.get(area_id) ?? ''
		lines.push(csvLine([street, String(from_number), String(to_number), side, zip ?? '', slug]))
		if (lines.length < linesInPiece) continue
		yield lines.join('')
		lines = []
	}
	yield lines.join('')
}
