import { builtInFacts } from './built_in_facts.ts'

const format = new Intl.DateTimeFormat('en-US', { timeZone: builtInFacts.timeZone, dateStyle: 'long' })

/** An instant's day by the calendar of the office: `November 22, 2026`. */
export function officeDate(instant: Date): string {
	return format.format(instant)
}
