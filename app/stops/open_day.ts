import { isBusinessDay } from '#app/company/business_hours.ts'
import { hasNoPickups } from '#app/company/days_off.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'

const daysLooked = 60

/** This day (`YYYY-MM-DD`), or the next one, on which the office is open and trucks run; this day if there is none soon. */
export function openDay(from: string, facts: Pick<Facts, 'hours'>): string {
	return nearestOpenDay(from, 1, facts) ?? from
}

/** The last such day before this one; null if there is none nearby. */
export function openDayBefore(day: string, facts: Pick<Facts, 'hours'>): string | null {
	return nearestOpenDay(addDays(civilDay(day), -1).date, -1, facts)
}

function nearestOpenDay(from: string, step: 1 | -1, facts: Pick<Facts, 'hours'>): string | null {
	for (let day = civilDay(from), count = 0; count < daysLooked; count++, day = addDays(day, step))
		if (isBusinessDay(day, facts) && !hasNoPickups(day.date, facts.hours)) return day.date
	return null
}
