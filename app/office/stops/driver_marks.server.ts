import type { Zoned } from '#app/company/zoned_time.ts'
import { stopStates } from '#app/stops/stop_kinds.ts'
import type { Database } from '#db/schema.ts'
import type { StopMarkRow } from '#db/stop_rows.ts'
import type { Queries } from '#platform/database/queries.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { stopFormatter } from './shown_stop.ts'

export type DriverMark = ReturnType<typeof shownMark>

/** The maximum number listed at once. */
const mostListed = 100

/** Returns the stops with marks that need a decision, oldest mark first. */
export async function undecidedStops({ store, content }: ContentReading) {
	const marks = await store.db
		.selectFrom('stop_marks')
		.selectAll()
		.where('outcome', '=', 'asks')
		.orderBy('made_at')
		.orderBy('id')
		.limit(mostListed)
		.execute()
	if (marks.length === 0) return []
	const byStop = Map.groupBy(marks, ({ stop_id }) => stop_id)
	const stops = await store.db
		.selectFrom('stops')
		.selectAll()
		.where('id', 'in', [...byStop.keys()])
		.execute()
	const rows = new Map(stops.map((stop) => [stop.id, stop]))
	const formatStop = stopFormatter(content.current)
	return [...byStop].flatMap(([id, own]) => {
		const row = rows.get(id)
		if (!row) return []
		return [{ stop: formatStop(row), marks: own.map((mark) => shownMark(mark, content.current.facts)) }]
	})
}

/** Returns the marks of a stop, newest first. */
export async function marksOfStop(db: Queries<Database>, id: string, zoned: Zoned) {
	const rows = await db
		.selectFrom('stop_marks')
		.selectAll()
		.where('stop_id', '=', id)
		.orderBy('made_at', 'desc')
		.orderBy('id')
		.limit(mostListed)
		.execute()
	return rows.map((row) => shownMark(row, zoned))
}

/** A driver's mark of a stop, as shown in the office. */
function shownMark(row: StopMarkRow, zoned: Zoned) {
	const { id, stop_id, staff_name, state, made_at, cart_number, reason, photo, because, outcome } = row
	const said = `${staff_name} said “${stopStates[state]}”`
	const when = `${said}, ${formatDateTime(made_at, zoned)}`
	return {
		id,
		stop: stop_id,
		/** `Kit said “Not done”` */
		said,
		/** `Kit said “Not done”, Tue, Dec 1, 10:12 AM: gate locked` */
		words: [when, ...[cart_number, reason].filter(Boolean)].join(': '),
		/** Why a user must or had to decide about it; null if it was applied at once. */
		because,
		asks: outcome === 'asks',
		/** The path of its photo, without the size; null if there is none. */
		photo: photo === null ? null : `/admin/stops/${stop_id}/marks/${id}`,
	}
}
