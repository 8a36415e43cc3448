import { civilDay } from '#platform/time/civil_day.ts'

/** `Thursday, November 26`, or as `format` wants it. Throws a RangeError when `date` (`YYYY-MM-DD`) is no day. */
export function formatDay(
	date: string,
	format: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' },
): string {
	return new Date(`${civilDay(date).date}T00:00:00Z`).toLocaleDateString('en-US', {
		...format,
		timeZone: 'UTC',
	})
}
