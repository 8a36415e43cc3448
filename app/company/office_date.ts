import { timeZone } from '#time_zone'

const format = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' })

/** An instant's day by the calendar of the office: `November 22, 2026`. */
export function officeDate(instant: Date): string {
	return format.format(instant)
}
