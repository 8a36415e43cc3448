import type { Queries } from '#platform/database/queries.ts'
import type { Database } from '#db/schema.ts'
import type { StreetRangeRow } from '#db/street_rows.ts'
import type { Cursor } from '../../kernel/list/cursor.ts'
import { fromCursor } from '../../kernel/list/read_page.server.ts'
import { importTurns } from './import_turns.ts'

/** Rows per statement, since SQLite stops this process meanwhile. */
const rangesInBatch = 100

/** Collects ranges and inserts them in batches; `flush` inserts the rest. */
export function rangeWriter(db: Queries<Database>): {
	add(row: StreetRangeRow): Promise<void>
	flush(): Promise<void>
} {
	let waiting: StreetRangeRow[] = []
	const turn = importTurns()
	const flush = async () => {
		if (waiting.length > 0) await db.insertInto('street_ranges').values(waiting).execute()
		waiting = []
		await turn()
	}
	return {
		async add(row) {
			waiting.push(row)
			if (waiting.length === rangesInBatch) await flush()
		},
		flush,
	}
}

/** The ranges of a list in the order of their streets, streamed. */
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
