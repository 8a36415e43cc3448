import { stopKinds, stopStates } from '#app/stops/stop_kinds.ts'
import { inDayOrder } from '#app/stops/day_order.server.ts'
import { shownPhones } from '#app/people/identifiers.server.ts'
import { dayOfStop, stopSchedule } from '#app/stops/stop_day.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { csvLine } from '../parts/csv.ts'
import { sheetTime } from '../parts/format_moment.ts'
import { stopsOn } from './read_stops.server.ts'

const headings = [
	'Day',
	'Turn in its area',
	'Stop',
	'Size',
	'Number on it',
	'Name',
	'Phone',
	'Address',
	'Pickup area',
	'Notes',
	'State',
	'Said at',
	'Said by',
	'Why not done',
]

/** Generates the stops of a day as CSV, in driving order. */
export async function* exportStops(
	{ store, content }: ContentReading,
	day: string,
): AsyncGenerator<string, void, void> {
	yield csvLine(headings)
	const schedule = stopSchedule(content.current)
	for (const { areaId, area, stops } of inDayOrder(await stopsOn(store.db, day, schedule), content.current))
		for (const [at, stop] of stops.entries())
			yield csvLine(
				[
					dayOfStop(stop, schedule).day,
					String(at + 1),
					stopKinds[stop.kind].label,
					stop.what,
					stop.cart_number,
					stop.name,
					shownPhones(stop.phone),
					stop.address,
					areaId === null ? '' : area,
					stop.notes,
					stopStates[stop.state],
					sheetTime(stop.done_at, schedule.zoned),
					stop.done_by,
					stop.reason,
				].map((cell) => cell ?? ''),
			)
}
