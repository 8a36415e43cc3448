import type { Zoned } from '#app/company/zoned_time.ts'
import { stopStates } from '#app/stops/stop_kinds.ts'
import type { Database } from '#db/schema.ts'
import type { StopMarkRow } from '#db/stop_rows.ts'
import type { Queries } from '#platform/database/queries.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import { type ShownStop, stopTeller } from './shown_stop.ts'

/** What a driver said of a stop, as the office reads it. */
export interface DriverMark {
	id: string
	stop: string
	/** `Kit said “Not done”` */
	said: string
	/** `Kit said “Not done”, Tue, Dec 1, 10:12 AM: gate locked` */
	words: string
	/** Why somebody must decide, or had to; null for what was taken at once. */
	because: string | null
	asks: boolean
	/** The address of its photo, without the size; null for none. */
	photo: string | null
}

/** More are not listed at once; those that were decided make room. */
const mostListed = 100

/** A stop about which a driver said something that somebody must decide. */
interface AskingStop {
	stop: ShownStop
	marks: DriverMark[]
}

/** The stops whose marks somebody must decide about, the oldest mark first. */
export async function askingStops({ store, content }: ContentReading): Promise<AskingStop[]> {
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
	const tell = stopTeller(content.current)
	return [...byStop].flatMap(([id, own]) => {
		const row = rows.get(id)
		if (!row) return []
		return [{ stop: tell(row), marks: own.map((mark) => shownMark(mark, content.current.facts)) }]
	})
}

/** All that drivers said of a stop, the latest first. */
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
