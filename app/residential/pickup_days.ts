import { daysInWords } from '#app/company/routes.ts'

/** The weekdays a truck may come. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** `Monday or Tuesday`; where no area names a day, what holds everywhere. */
export function formatPickupDays(days: readonly string[]): string {
	return daysInWords(days) ?? 'Same weekday every week'
}
