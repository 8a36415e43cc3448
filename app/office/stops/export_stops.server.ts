import type { ContentHub } from '#app/content/snapshot.server.ts'
import { stopKinds, stopStates } from '#app/stops/stop_kinds.ts'
import { dayOfStop, stopSchedule } from '#app/stops/stop_day.ts'
import type { Store } from '#db/store.server.ts'
import { byteOrderMark, csvLine } from '../parts/csv.ts'
import { sheetTime } from '../parts/format_moment.ts'
import { areaNames } from './area_options.ts'
import { stopsOn } from './read_stops.server.ts'

const headings = [
	'Day',
	'Stop',
	'Cart or container',
	'Cart number',
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

/** The stops of a day as CSV. */
export async function* exportStops(
	{ store, content }: { store: Pick<Store, 'db'>; content: Pick<ContentHub, 'current'> },
	day: string,
): AsyncGenerator<string, void, void> {
	yield byteOrderMark + csvLine(headings)
	const schedule = stopSchedule(content.current)
	const areas = areaNames(content.current, schedule)
	for (const stop of await stopsOn(store.db, day, schedule))
		yield csvLine(
			[
				dayOfStop(stop, schedule).day,
				stopKinds[stop.kind].label,
				stop.what,
				stop.cart_number,
				stop.name,
				stop.phone,
				stop.address,
				areas.get(stop.area_id ?? ''),
				stop.notes,
				stopStates[stop.state],
				sheetTime(stop.done_at, schedule.zoned),
				stop.done_by,
				stop.reason,
			].map((cell) => cell ?? ''),
		)
}
