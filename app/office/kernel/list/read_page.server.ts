import { type ReferenceExpression, type SelectQueryBuilder, sql } from 'kysely'
import type { Cursor } from './cursor.ts'

export interface Page<Row> {
	rows: Row[]
	/** The cursors of the next and previous page; null on the last and first page. */
	next: Cursor | null
	previous: Cursor | null
}

interface Order<DB, TB extends keyof DB> {
	/** The column that sorts the list; rows with equal values are sorted by id. */
	by: ReferenceExpression<DB, TB> & string
	id: ReferenceExpression<DB, TB> & string
	direction: 'asc' | 'desc'
}

/** At most `limit` rows from a cursor: forward after it or backward before it. Needs an index on both columns to be fast. */
export function fromCursor<DB, TB extends keyof DB, Row>(
	query: SelectQueryBuilder<DB, TB, Row>,
	{ by, id, direction }: Order<DB, TB>,
	cursor: Cursor | null,
	limit: number,
): SelectQueryBuilder<DB, TB, Row> {
	const isAscending = (direction === 'asc') === (cursor?.side !== 'before')
	const onward = isAscending ? 'asc' : 'desc'
	const places = sql`(${sql.ref(by)}, ${sql.ref(id)}) ${sql.raw(isAscending ? '>' : '<')}`
	return query
		.$if(cursor !== null, (from) => from.where(sql<boolean>`${places} (${cursor?.value}, ${cursor?.id})`))
		.orderBy(by, onward)
		.orderBy(id, onward)
		.limit(limit)
}

/**
 * Reads a page of a list. `read` returns at most `limit` rows from a cursor, as `fromCursor` does. If fewer rows than a page
 * precede the cursor, the first page is returned.
 */
export async function readPage<Row>(
	cursor: Cursor | null,
	size: number,
	read: (cursor: Cursor | null, limit: number) => Promise<Row[]>,
	placeOf: (row: Row) => Pick<Cursor, 'id' | 'value'>,
): Promise<Page<Row>> {
	const found = await read(cursor, size + 1)
	const hasMore = found.length > size
	const isBackwards = cursor?.side === 'before'
	if (isBackwards && !hasMore) return readPage(null, size, read, placeOf)
	const page = found.slice(0, size)
	const rows = isBackwards ? page.toReversed() : page
	const cursorAt = (side: Cursor['side'], row: Row | undefined) => (row ? { side, ...placeOf(row) } : null)
	return {
		rows,
		next: hasMore || isBackwards ? cursorAt('after', rows.at(-1)) : null,
		previous: cursor === null ? null : cursorAt('before', rows[0]),
	}
}
