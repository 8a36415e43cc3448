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

/** Made when first asked for: making one takes as long as formatting a hundred days. */
const formats = new Map<keyof typeof looks, Intl.DateTimeFormat>()

/** A day (`YYYY-MM-DD`) in words, as one of `looks`. Throws a RangeError when it is no day. */
export function formatDay(date: string, look: keyof typeof looks = 'long'): string {
	const format = formats.get(look) ?? new Intl.DateTimeFormat('en-US', { ...looks[look], timeZone: 'UTC' })
	formats.set(look, format)
	return format.format(new Date(`${civilDay(date).date}T00:00:00Z`))
}

/** A day in words, with its year where that is not today's: `Thursday, November 26`, or `Thursday, November 26, 2026`. */
export function formatDayAsOf(today: string, date: string): string {
	return formatDay(date, date.slice(0, 4) === today.slice(0, 4) ? 'long' : 'longDate')
}
