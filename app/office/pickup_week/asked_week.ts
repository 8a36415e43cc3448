import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'
import { mondayOf } from '#app/pickup/schedule/pickups.ts'

/** The week a page shows, by its Monday, and those beside it; days are `YYYY-MM-DD`. */
export interface AskedWeek {
	monday: string
	/** Null at the end of what can be asked for. */
	previous: string | null
	next: string | null
	isCurrent: boolean
}

/** Two years either way. */
const weeksEitherWay = 104

/** The week of the day that was asked for; the current one when that is no day or too far away. */
export function askedWeek(asked: string | null, today: string): AskedWeek {
	const current = currentMonday(today)
	const later = (monday: string, weeks: number) => addDays(civilDay(monday), weeks * 7).date
	const first = later(current, -weeksEitherWay)
	const last = later(current, weeksEitherWay)
	const isNear = asked !== null && isDay(asked) && first <= asked && asked < later(last, 1)
	const monday = isNear ? mondayOf(asked).date : current
	return {
		monday,
		previous: monday > first ? later(monday, -1) : null,
		next: monday < last ? later(monday, 1) : null,
		isCurrent: monday === current,
	}
}

/** On a Sunday no truck runs any more: the week that follows. */
function currentMonday(today: string): string {
	const day = civilDay(today)
	return mondayOf(day.weekday === 7 ? addDays(day, 1).date : today).date
}
