import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { StreetRangeRow } from '#db/street_rows.ts'

export type FoundRange = Pick<
	StreetRangeRow,
	'street' | 'from_number' | 'to_number' | 'side' | 'zip' | 'area_id' | 'is_sample'
>

/**
 * The published list's id as a subquery for a `where`, with which both stores read its ranges in index order
 * and stop at a limit.
 */
export function publishedList({ selectFrom }: ExpressionBuilder<Database, 'street_ranges'>) {
	return selectFrom('street_list').select('street_list.import_id')
}

/** More ranges than any street has: the maximum read to find the closest ones. */
const mostParts = 500

/** The published ranges of streets with one of these names; with `number`, only those that contain that house number. */
export async function rangesOf(
	{ db }: Pick<Store, 'db'>,
	names: readonly string[],
	number: number | null = null,
): Promise<FoundRange[]> {
	let query = db
		.selectFrom('street_ranges')
		.select(['street', 'from_number', 'to_number', 'side', 'zip', 'area_id', 'is_sample'])
		.where('import_id', '=', publishedList)
		.where('name_key', 'in', names)
	if (number !== null)
		query = query
			.where('from_number', '<=', number)
			.where('to_number', '>=', number)
			.where('side', 'in', ['all', number % 2 === 0 ? 'even' : 'odd'])
	return query.orderBy('id').limit(mostParts).execute()
}
