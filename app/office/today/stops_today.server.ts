import { localTimeOf } from '#app/company/zoned_time.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import type { StopRow } from '#db/stop_rows.ts'
import type { Store } from '#db/store.server.ts'
import { groupStops } from '../stops/group_stops.server.ts'
import { openStops } from '../stops/read_stops.server.ts'
import type { ShownStop } from '../stops/shown_stop.ts'

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
	const { overdue, due } = await openStops(store.db, localTimeOf(now, schedule.zoned).date, schedule)
	const groupOf = async (kind: StopsOfToday['kind'], rows: readonly StopRow[]): Promise<StopsOfToday[]> => {
		const stops = (await groupStops({ store, content }, rows)).flatMap((group) => group.stops)
		return stops.length === 0 ? [] : [{ kind, count: stops.length, stops: stops.slice(0, shown) }]
	}
	return [...(await groupOf('overdue', overdue)), ...(await groupOf('due', due))]
}
