import { isDay } from '#platform/time/civil_day.ts'
import { type PeriodName, periods } from './period.ts'

/** Which period an address asks for. */
export interface PeriodQuery {
	name: PeriodName
	/** A day in it; null for the current one. */
	day: string | null
}

/** The first day that anybody asks for. */
const earliest = '2000-01-01'

/** The period in the address; the current week where it names none. */
export function readPeriod(search: URLSearchParams): PeriodQuery {
	const asked = search.get('period')
	const day = search.get('day') ?? ''
	return {
		name: periods.find((name) => name === asked) ?? 'week',
		day: isDay(day) && day >= earliest ? day : null,
	}
}

/** The same as the query of an address. */
export function periodQuery({ name, day }: PeriodQuery): string {
	return `?${new URLSearchParams({ period: name, ...(day === null ? {} : { day }) })}`
}
