import { counted } from '#platform/text/counted.ts'

/** An age of an hour or more in words: hours up to two days, then days. */
export function formatHoursOrDays(hours: number): string {
	return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}
