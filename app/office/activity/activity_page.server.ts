import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { formatDayAsOf } from '#platform/time/format_day.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { formatClock } from '../parts/format_moment.ts'
import { listStaff } from '../requests/list_staff.server.ts'
import type { ActivityFilters } from './activity_filters.ts'
import { type ActivityLine, activityLines } from './activity_lines.server.ts'
import { readActivity } from './read_activity.server.ts'

/** The lines of one day in the company's time zone. */
export type ActivityDay = ReturnType<typeof byDay>[number]

/** Staff activity by day, with the people to filter by and the cursor of the next page. */
export async function activityPage(reading: ContentReading, filters: ActivityFilters, now: Date) {
	const { rows: keys, next } = await readActivity(reading.store.db, filters)
	const people = await listStaff(reading.store)
	return {
		days: byDay(await activityLines(reading, keys), now, reading.content.current.facts),
		next,
		people: people.map(({ id, name }) => ({ value: id, label: name })),
	}
}

/** Groups lines, which are in order, by their day. */
function byDay(lines: readonly ActivityLine[], now: Date, zoned: Zoned) {
	const today = civilDay(localTimeOf(now, zoned).date)
	const labels = new Map([
		[today.date, 'Today'],
		[addDays(today, -1).date, 'Yesterday'],
	])
	const days = Map.groupBy(lines, ({ at }) => localTimeOf(new Date(at), zoned).date)
	return [...days].map(([date, ofDay]) => {
		/** `Today`, `Saturday, November 21`. */
		const label = labels.get(date) ?? formatDayAsOf(today.date, date)
		return { date, label, lines: ofDay.map((line) => ({ ...line, time: formatClock(line.at, zoned) })) }
	})
}
