import { listed } from '#platform/text/listed.ts'

/** Monday first. */
export const dayNames = [
	'Monday',
	'Tuesday',
	'Wednesday',
	'Thursday',
	'Friday',
	'Saturday',
	'Sunday',
] as const

/** Formats weekdays, 1 for Monday: `Monday to Friday`, `Tuesday and Thursday`. */
export function daySpan(days: readonly number[]): string {
	const names = days.map((day) => dayNames[day - 1] ?? '')
	const isUnbroken = days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1)
	if (isUnbroken && names.length > 2) return `${names[0]} to ${names.at(-1)}`
	return listed(names)
}
