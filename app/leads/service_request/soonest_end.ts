import type { Facts } from '#app/company/facts_type.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'

/** The first day (`YYYY-MM-DD`) on which service can end if the request comes `today`. */
export function soonestEnd(today: string, { promises }: Pick<Facts, 'promises'>): string {
	return addDays(civilDay(today), promises.cancelNoticeDays).date
}
