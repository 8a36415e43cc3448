import { counted } from '#platform/text/counted.ts'

/** Formats an age in hours, or from two days on in days. */
export function formatHoursOrDays(hours: number): string {
	return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}
