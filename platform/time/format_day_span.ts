import { formatDay } from './format_day.ts'

/** Formats a span of days with each year it covers: `Nov 9 to Nov 15, 2026`, `Dec 28, 2026 to Jan 3, 2027`. */
export function formatDaySpan(first: string, last: string, look: 'short' | 'monthDay'): string {
	const withYear = (date: string) => `${formatDay(date, look)}, ${date.slice(0, 4)}`
	const isOneYear = first.slice(0, 4) === last.slice(0, 4)
	return `${isOneYear ? formatDay(first, look) : withYear(first)} to ${withYear(last)}`
}
