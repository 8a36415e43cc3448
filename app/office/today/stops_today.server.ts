import { localTimeOf } from '#app/company/zoned_time.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { firstStops, shownOverstayed } from '../stops/group_stops.server.ts'
import { undecidedStops } from '../stops/driver_marks.server.ts'
import { openStops } from '../stops/read_stops.server.ts'
import type { ShownStop } from '../stops/shown_stop.ts'

export interface StopsOfToday {
	kind: 'asking' | 'overdue' | 'out' | 'due'
	count: number
	/** The first stops of the group, by area. */
	stops: ShownStop[]
}

/** The maximum number of stops shown per group; the day's list has the others. */
const shown = 6

/**
 * Returns the stops for Today, in groups: marks that need a decision, overdue stops, containers that are out too long,
 * and stops due today. Empty groups are left out.
 */
export async function stopsToday({ store, content }: ContentReading, now: Date): Promise<StopsOfToday[]> {
	const schedule = stopSchedule(content.current)
	const today = localTimeOf(now, schedule.zoned).date
	const [{ overdue, due }, out, undecided] = await Promise.all([
		openStops(store.db, today, schedule),
		shownOverstayed({ store, content }, today),
		undecidedStops({ store, content }),
	])
	const asking = undecided.map(({ stop, marks: [mark] }) => ({ ...stop, because: mark?.said ?? null }))
	const groups: StopsOfToday[] = [
		{ kind: 'asking', count: asking.length, stops: asking.slice(0, shown) },
		{ kind: 'overdue', count: overdue.length, stops: firstStops(content, overdue, shown) },
		{ kind: 'out', count: out.length, stops: out.slice(0, shown) },
		{ kind: 'due', count: due.length, stops: firstStops(content, due, shown) },
	]
	return groups.filter(({ count }) => count > 0)
}
