import { addDays, civilDay } from '#platform/time/civil_day.ts'

/** What a day is called as of today (both `YYYY-MM-DD`); null where it is neither today nor tomorrow. */
export function nearnessOf(date: string, today: string): 'today' | 'tomorrow' | null {
	if (date === today) return 'today'
	return date === addDays(civilDay(today), 1).date ? 'tomorrow' : null
}
