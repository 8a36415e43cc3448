import { daysInWords } from '#app/company/routes.ts'

/** The weekdays with pickups. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** `Monday or Tuesday`; if no area has a day, a sentence that is true everywhere. */
export function formatPickupDays(days: readonly string[]): string {
	return daysInWords(days) ?? 'Same weekday every week'
}
