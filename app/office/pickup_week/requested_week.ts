import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'
import { mondayOf } from '#app/pickup/schedule/pickups.ts'

/** The Monday of the shown week and of the weeks beside it, `YYYY-MM-DD`. */
export interface RequestedWeek {
	monday: string
	/** Null at the limit of two years. */
	previous: string | null
	next: string | null
	isCurrent: boolean
}

/** The limit in either direction: two years. */
const weeksEitherWay = 104

/** Returns the week of the requested day; the current week if the day is invalid or too far away. */
export function requestedWeek(requested: string | null, today: string): RequestedWeek {
	const current = currentMonday(today)
	const later = (monday: string, weeks: number) => addDays(civilDay(monday), weeks * 7).date
	const first = later(current, -weeksEitherWay)
	const last = later(current, weeksEitherWay)
	const isNear = requested !== null && isDay(requested) && first <= requested && requested < later(last, 1)
	const monday = isNear ? mondayOf(requested).date : current
	return {
		monday,
		previous: monday > first ? later(monday, -1) : null,
		next: monday < last ? later(monday, 1) : null,
		isCurrent: monday === current,
	}
}

/** Returns the Monday of the current week; on Sundays, when no trucks run any more, the next Monday. */
function currentMonday(today: string): string {
	const day = civilDay(today)
	return mondayOf(day.weekday === 7 ? addDays(day, 1).date : today).date
}
