import type { Queries } from '#platform/database/queries.ts'
import type { Database } from '#db/schema.ts'
import type { StreetImportRefusalRow, StreetRangeRow } from '#db/street_rows.ts'
import type { Cursor } from '../../kernel/list/cursor.ts'
import { fromCursor } from '../../kernel/list/read_page.server.ts'
import { importTurns } from './import_turns.ts'

/** Rows per statement, because SQLite blocks this process while it runs; refusals are short, so more of them. */
const rangesInBatch = 100
const refusalsInBatch = 500

export const rangeWriter = (db: Queries<Database>) =>
	rowWriter<StreetRangeRow>(rangesInBatch, (rows) => db.insertInto('street_ranges').values(rows).execute())

export const refusalWriter = (db: Queries<Database>) =>
	rowWriter<StreetImportRefusalRow>(refusalsInBatch, (rows) =>
		db.insertInto('street_import_refusals').values(rows).execute(),
	)

/** Collects rows and inserts them in batches; `flush` inserts the rest and resolves to the total. */
function rowWriter<Row>(batch: number, insert: (rows: Row[]) => Promise<unknown>) {
	let waiting: Row[] = []
	let count = 0
	const turn = importTurns()
	const flush = async () => {
		if (waiting.length > 0) await insert(waiting)
		waiting = []
		await turn()
		return count
	}
	return {
		async add(row: Row) {
			count += 1
			waiting.push(row)
			if (waiting.length === batch) await flush()
		},
		flush,
	}
}

/** The next refused lines of a list after this one, in the order of the file. */
export function readRefusals(
	db: Queries<Database>,
	list: string,
	{ after = 0, count = refusalsInBatch } = {},
) {
	return db
		.selectFrom('street_import_refusals')
		.select(['line', 'reason'])
		.where('import_id', '=', list)
		.where('line', '>', after)
		.orderBy('line')
		.limit(count)
		.execute()
}

/** Streams the ranges of a list in the order of their streets. */
export async function* rangesInOrder(
	db: Queries<Database>,
	importId: string,
	batch = 250,
): AsyncGenerator<StreetRangeRow> {
	const ranges = db.selectFrom('street_ranges').selectAll().where('import_id', '=', importId)
	const order = { by: 'street_key', id: 'id', direction: 'asc' } as const
	let cursor: Cursor | null = null
	const turn = importTurns()
	for (;;) {
		const rows: StreetRangeRow[] = await fromCursor(ranges, order, cursor, batch).execute()
		await turn()
		yield* rows
		const last = rows.at(-1)
		if (!last || rows.length < batch) return
		cursor = { side: 'after', value: last.street_key, id: last.id }
	}
}
