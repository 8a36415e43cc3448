import { facts } from '#app/company/facts.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'

/** The first day (`YYYY-MM-DD`) on which service can end when that is asked for `today`. */
export function soonestEnd(today: string): string {
	return addDays(civilDay(today), facts.promises.cancelNoticeDays).date
}
