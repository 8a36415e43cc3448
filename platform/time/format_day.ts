import { civilDay } from './civil_day.ts'

const looks = {
	/** `Thursday, November 26` */
	long: { weekday: 'long', month: 'long', day: 'numeric' },
	/** `Thu, Nov 26` */
	short: { weekday: 'short', month: 'short', day: 'numeric' },
	/** `Thursday` */
	weekday: { weekday: 'long' },
	/** `November 26` */
	monthDay: { month: 'long', day: 'numeric' },
	/** `Nov 26` */
	shortMonthDay: { month: 'short', day: 'numeric' },
	/** `November 26, 2026` */
	date: { month: 'long', day: 'numeric', year: 'numeric' },
	/** `Thursday, November 26, 2026` */
	longDate: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
	/** `Nov 26, 2026` */
	shortDate: { month: 'short', day: 'numeric', year: 'numeric' },
	/** `November 2026` */
	month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** Created on first use: creating one takes as long as formatting a hundred days. */
const formats = new Map<keyof typeof looks, Intl.DateTimeFormat>()

/** Formats a day (`YYYY-MM-DD`) in one of `looks`. Throws a RangeError if there is no such day. */
export function formatDay(date: string, look: keyof typeof looks = 'long'): string {
	const format = formats.get(look) ?? new Intl.DateTimeFormat('en-US', { ...looks[look], timeZone: 'UTC' })
	formats.set(look, format)
	return format.format(new Date(`${civilDay(date).date}T00:00:00Z`))
}

/** Formats a day, with its year if that differs from today's: `Thursday, November 26`, or `Thursday, November 26, 2026`. */
export function formatDayAsOf(today: string, date: string): string {
	return formatDay(date, date.slice(0, 4) === today.slice(0, 4) ? 'long' : 'longDate')
}
