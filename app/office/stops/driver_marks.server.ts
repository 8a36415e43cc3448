import type { Zoned } from '#app/company/zoned_time.ts'
import { stopStates } from '#app/stops/stop_kinds.ts'
import type { Database } from '#db/schema.ts'
import type { StopMarkRow } from '#db/stop_rows.ts'
import type { Queries } from '#platform/database/queries.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { type ShownStop, stopFormatter } from './shown_stop.ts'

/** A driver's mark of a stop, as shown in the office. */
export interface DriverMark {
	id: string
	stop: string
	/** `Kit said “Not done”` */
	said: string
	/** `Kit said “Not done”, Tue, Dec 1, 10:12 AM: gate locked` */
	words: string
	/** Why a user must or had to decide about it; null if it was applied at once. */
	because: string | null
	asks: boolean
	/** The path of its photo, without the size; null if there is none. */
	photo: string | null
}

/** The maximum number listed at once. */
const mostListed = 100

/** A stop with marks that need a decision. */
interface AskingStop {
	stop: ShownStop
	marks: DriverMark[]
}

/** Returns the stops with marks that need a decision, oldest mark first. */
export async function undecidedStops({ store, content }: ContentReading): Promise<AskingStop[]> {
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
export async function marksOfStop(db: Queries<Database>, id: string, zoned: Zoned): Promise<DriverMark[]> {
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

function shownMark(row: StopMarkRow, zoned: Zoned): DriverMark {
	const { id, stop_id, staff_name, state, made_at, cart_number, reason, photo, because, outcome } = row
	const said = `${staff_name} said “${stopStates[state]}”`
	const when = `${said}, ${formatDateTime(made_at, zoned)}`
	return {
		id,
		stop: stop_id,
		said,
		words: [when, ...[cart_number, reason].filter(Boolean)].join(': '),
		because,
		asks: outcome === 'asks',
		photo: photo === null ? null : `/admin/stops/${stop_id}/marks/${id}`,
	}
}
