import { stopKinds, stopStates } from '#app/stops/stop_kinds.ts'
import { inDayOrder } from '#app/stops/day_order.server.ts'
import { shownPhones } from '#app/people/identifiers.server.ts'
import { dayOfStop, stopSchedule } from '#app/stops/stop_day.ts'
import type { StopRow } from '#db/stop_rows.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { csvLine } from '../parts/csv.ts'
import { sheetTime } from '../parts/format_moment.ts'
import { stopsOn } from './read_stops.server.ts'

interface ListedStop {
	stop: StopRow
	turn: number
	/** Null without a pickup area. */
	area: string | null
}

/** Generates the stops of a day as CSV, in driving order. */
export async function* exportStops(
	{ store, content }: ContentReading,
	day: string,
): AsyncGenerator<string, void, void> {
	const schedule = stopSchedule(content.current)
	const columns: readonly [heading: string, cell: (listed: ListedStop) => string | null][] = [
		['Day', ({ stop }) => dayOfStop(stop, schedule).day],
		['Turn in its area', ({ turn }) => String(turn)],
		['Stop', ({ stop }) => stopKinds[stop.kind].label],
		['Size', ({ stop }) => stop.what],
		['Number on it', ({ stop }) => stop.cart_number],
		['Name', ({ stop }) => stop.name],
		['Phone', ({ stop }) => shownPhones(stop.phone)],
		['Address', ({ stop }) => stop.address],
		['Pickup area', ({ area }) => area],
		['Notes', ({ stop }) => stop.notes],
		['State', ({ stop }) => stopStates[stop.state]],
		['Said at', ({ stop }) => sheetTime(stop.done_at, schedule.zoned)],
		['Said by', ({ stop }) => stop.done_by],
		['Why not done', ({ stop }) => stop.reason],
	]
	yield csvLine(columns.map(([heading]) => heading))
	for (const { areaId, area, stops } of inDayOrder(await stopsOn(store.db, day, schedule), content.current))
		for (const [at, stop] of stops.entries()) {
			const listed = { stop, turn: at + 1, area: areaId && area }
			yield csvLine(columns.map(([, cell]) => cell(listed) ?? ''))
		}
}
