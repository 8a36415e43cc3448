import type { Queries } from '#platform/database/queries.ts'
import type { Database } from '#db/schema.ts'
import type { StreetRangeRow } from '#db/street_rows.ts'
import { readAreas } from '../ranges/areas.server.ts'
import { ListComparison } from './compare_lists.ts'
import { rangesInOrder } from './import_rows.server.ts'
import type { ImportSummary } from './summary.ts'

/** Summarizes the changes if the list `after` replaced `before`; null for an empty list. */
export async function summarize(
	db: Queries<Database>,
	before: string | null,
	after: string,
	refused: number,
): Promise<ImportSummary> {
	const areas = new Map((await readAreas(db)).map((area) => [area.id, area]))
	const comparison = new ListComparison((id) => areas.get(id))
	const old = streetsOf(before === null ? none() : rangesInOrder(db, before))
	const fresh = streetsOf(rangesInOrder(db, after))
	let [one, other] = [await old.next(), await fresh.next()]
	while (!one.done || !other.done) {
		const key = [one.value?.[0]?.street_key, other.value?.[0]?.street_key]
			.filter((each) => each !== undefined)
			.reduce((first, each) => (each < first ? each : first))
		const isIn = (street: typeof one) => !street.done && street.value[0]?.street_key === key
		const [hasOld, hasFresh] = [isIn(one), isIn(other)]
		await comparison.addStreet(hasOld ? (one.value ?? []) : [], hasFresh ? (other.value ?? []) : [])
		if (hasOld) one = await old.next()
		if (hasFresh) other = await fresh.next()
	}
	return comparison.result(refused)
}

async function* none(): AsyncGenerator<StreetRangeRow, void, void> {}

/** Groups ranges by street. */
async function* streetsOf(
	ranges: AsyncIterable<StreetRangeRow>,
): AsyncGenerator<StreetRangeRow[], undefined, void> {
	let street: StreetRangeRow[] = []
	for await (const range of ranges) {
		if (street.length > 0 && street[0]?.street_key !== range.street_key) {
			yield street
			street = []
		}
		street.push(range)
	}
	if (street.length > 0) yield street
	return undefined
}
