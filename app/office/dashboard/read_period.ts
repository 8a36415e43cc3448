import { type PeriodName, periods } from './period.ts'

/** The period in the address; the week where it names none. */
export function readPeriod(search: URLSearchParams): PeriodName {
	const asked = search.get('period')
	return periods.find((name) => name === asked) ?? 'week'
}
