import { listed } from '#platform/text/listed.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { daysOffOn } from '#app/company/days_off.ts'
import { countedStops } from '#app/stops/stop_kinds.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { groupStops, shownOverstayed } from './group_stops.server.ts'
import { undecidedStops } from './driver_marks.server.ts'
import { stopsOfDay } from './read_stops.server.ts'

/** With more stops on one day, the page says that these are a lot. */
const manyOnADay = 150

/** Returns the stops of the requested day, by default today; today's page starts with overdue stops. */
export async function dayPage({ store, content }: ContentReading, requestedDay: string | null, now: Date) {
	const today = localTimeOf(now, content.current.facts).date
	const day = requestedDay !== null && isDay(requestedDay) ? requestedDay : today
	const [{ overdue, stops }, out, asking] = await Promise.all([
		stopsOfDay(store.db, day, today, stopSchedule(content.current)),
		day === today ? shownOverstayed({ store, content }, today) : [],
		undecidedStops({ store, content }),
	])
	const [lateGroups, groups] = await Promise.all([
		groupStops({ store, content }, overdue),
		groupStops({ store, content }, stops),
	])
	const count = (state: string) => stops.filter((stop) => stop.state === state).length
	const off = daysOffOn(day, content.current.facts.hours)
	return {
		day,
		title: formatDay(day),
		isToday: day === today,
		previous: addDays(civilDay(day), -1).date,
		next: addDays(civilDay(day), 1).date,
		closed: off.length > 0 ? listed(off.map(({ name }) => name)) : null,
		counts: [
			countedStops(stops.length),
			...(count('done') > 0 ? [`${count('done')} done`] : []),
			...(count('not-done') > 0 ? [`${count('not-done')} not done`] : []),
		].join(', '),
		isMany: stops.length > manyOnADay,
		/** Stops of any day with marks to decide about. */
		asking,
		overdue: lateGroups,
		/** Containers that should have been picked up. */
		out,
		groups,
	}
}

export type DayPage = Awaited<ReturnType<typeof dayPage>>
