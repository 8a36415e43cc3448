import { addDays, civilDay } from '#platform/time/civil_day.ts'

/** `today` or `tomorrow` relative to today's date (both `YYYY-MM-DD`); null for any other day. */
export function nearnessOf(date: string, today: string): 'today' | 'tomorrow' | null {
	if (date === today) return 'today'
	return date === addDays(civilDay(today), 1).date ? 'tomorrow' : null
}
