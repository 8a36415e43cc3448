import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'
import { mondayOf } from '#app/pickup/schedule/pickups.ts'

/** The week a page shows, by its Monday, and those beside it; days are `YYYY-MM-DD`. */
export interface RequestedWeek {
	monday: string
	/** Null at the limit of two years. */
	previous: string | null
	next: string | null
	isCurrent: boolean
}

/** Two years either way. */
const weeksEitherWay = 104

/** The week of the requested day; the current week when that is invalid or too far away. */
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

/** The Monday of the current week; on a Sunday, when no trucks run any more, the next one. */
function currentMonday(today: string): string {
	const day = civilDay(today)
	return mondayOf(day.weekday === 7 ? addDays(day, 1).date : today).date
}
