import type { Services } from '#app/services.server.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { firstStops, shownOverstayed } from '../stops/group_stops.server.ts'
import { askingStops } from '../stops/driver_marks.server.ts'
import { openStops } from '../stops/read_stops.server.ts'
import type { ShownStop } from '../stops/shown_stop.ts'

export interface StopsOfToday {
	kind: 'asking' | 'overdue' | 'out' | 'due'
	count: number
	/** The first of them, by area. */
	stops: ShownStop[]
}

/** Stops of a group; the list of the day has the others. */
const shown = 6

/** What drivers said that somebody must decide about, what was promised for a day that has passed or was not done, containers that are out too long, then what is due today; groups without any are left out. */
export async function stopsToday(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	now: Date,
): Promise<StopsOfToday[]> {
	const schedule = stopSchedule(content.current)
	const today = localTimeOf(now, schedule.zoned).date
	const [{ overdue, due }, out, asked] = await Promise.all([
		openStops(store.db, today, schedule),
		shownOverstayed({ store, content }, today),
		askingStops({ store, content }),
	])
	const groupOf = (kind: StopsOfToday['kind'], rows: readonly StopRow[]): StopsOfToday[] =>
		rows.length === 0 ? [] : [{ kind, count: rows.length, stops: firstStops(content, rows, shown) }]
	const asking = asked.map(({ stop, marks: [mark] }) => ({
		...stop,
		because: mark?.said ?? null,
	}))
	return [
		...ofKind('asking', asking),
		...groupOf('overdue', overdue),
		...ofKind('out', out),
		...groupOf('due', due),
	]
}

function ofKind(kind: StopsOfToday['kind'], stops: readonly ShownStop[]): StopsOfToday[] {
	return stops.length === 0 ? [] : [{ kind, count: stops.length, stops: stops.slice(0, shown) }]
}
