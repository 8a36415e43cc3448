import { localTimeOf } from '#app/company/zoned_time.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import type { StopRow } from '#db/stop_rows.ts'
import type { Store } from '#db/store.server.ts'
import { areaNames } from '../stops/area_options.ts'
import { byArea } from '../stops/day_page.server.ts'
import { openStops } from '../stops/read_stops.server.ts'
import { type ShownStop, shownStop } from '../stops/shown_stop.ts'

export interface StopsOfToday {
	kind: 'overdue' | 'due'
	count: number
	/** The first of them, by area. */
	stops: ShownStop[]
}

/** Stops of a group; the list of the day has the others. */
const shown = 6

/** What was promised at an address for a day that has passed or was not done, then what is due today; groups without any are left out. */
export async function stopsToday(
	{ store, content }: { store: Store; content: ContentHub },
	now: Date,
): Promise<StopsOfToday[]> {
	const schedule = stopSchedule(content.current)
	const areas = areaNames(content.current, schedule)
	const { overdue, due } = await openStops(store.db, localTimeOf(now, schedule.zoned).date, schedule)
	const groupOf = (kind: StopsOfToday['kind'], rows: readonly StopRow[]): StopsOfToday[] => {
		const stops = byArea(rows.map((row) => shownStop(row, schedule, areas))).flatMap((group) => group.stops)
		return stops.length === 0 ? [] : [{ kind, count: stops.length, stops: stops.slice(0, shown) }]
	}
	return [...groupOf('overdue', overdue), ...groupOf('due', due)]
}
