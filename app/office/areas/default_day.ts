import { mondayOf } from '#app/pickup/schedule/pickups.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'

/** The day (`YYYY-MM-DD`) offered for a new pickup day: the first Monday that leaves a week to tell people. */
export function defaultDay(today: string): string {
	const inAWeek = addDays(civilDay(today), 7).date
	const monday = mondayOf(inAWeek)
	return monday.date >= inAWeek ? monday.date : addDays(monday, 7).date
}
