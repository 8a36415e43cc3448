import { localTimeOf } from '#app/company/zoned_time.ts'
import { daysOffOn } from '#app/company/days_off.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { countedStops } from '#app/stops/stop_kinds.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import type { Store } from '#db/store.server.ts'
import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { areaNames } from './area_options.ts'
import { openStops, stopsOn } from './read_stops.server.ts'
import { type ShownStop, shownStop } from './shown_stop.ts'

/** Stops under the heading of their area. */
export interface StopGroup {
	area: string
	stops: ShownStop[]
}

/** More than this on one day is said to be a lot. */
const manyOnADay = 150

/** The stops of the day that an address asks for, today where it asks for none; those of today begin with what is overdue. */
export async function dayPage(
	{ store, content }: { store: Pick<Store, 'db'>; content: Pick<ContentHub, 'current'> },
	asked: string | null,
	now: Date,
) {
	const today = localTimeOf(now, content.current.facts).date
	const day = asked !== null && isDay(asked) ? asked : today
	const schedule = stopSchedule(content.current)
	const areas = areaNames(content.current, schedule)
	const shown = (rows: Awaited<ReturnType<typeof stopsOn>>) =>
		rows.map((row) => shownStop(row, schedule, areas))
	const { overdue } = day === today ? await openStops(store.db, today, schedule) : { overdue: [] }
	const late = new Set(overdue.map(({ id }) => id))
	const stops = shown(await stopsOn(store.db, day, schedule)).filter(({ id }) => !late.has(id))
	const count = (state: string) => stops.filter((stop) => stop.state === state).length
	const off = daysOffOn(day, content.current.facts.hours)
	return {
		day,
		title: formatDay(day),
		isToday: day === today,
		previous: addDays(civilDay(day), -1).date,
		next: addDays(civilDay(day), 1).date,
		closed: off.length > 0 ? off.map(({ name }) => name).join(' and ') : null,
		counts: [
			countedStops(stops.length),
			...(count('done') > 0 ? [`${count('done')} done`] : []),
			...(count('not-done') > 0 ? [`${count('not-done')} not done`] : []),
		].join(', '),
		isMany: stops.length > manyOnADay,
		overdue: byArea(shown(overdue)),
		groups: byArea(stops),
	}
}

export type DayPage = Awaited<ReturnType<typeof dayPage>>

/** The stops under their areas, those without one last. */
export function byArea(stops: readonly ShownStop[]): StopGroup[] {
	const groups = Map.groupBy(stops, ({ areaId }) => areaId)
	return [...groups]
		.toSorted(([one, a], [other, b]) => {
			if ((one === null) !== (other === null)) return one === null ? 1 : -1
			return (a[0]?.area ?? '').localeCompare(b[0]?.area ?? '')
		})
		.map(([, own]) => ({ area: own[0]?.area ?? '', stops: own }))
}
