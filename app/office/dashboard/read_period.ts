import { isDay } from '#platform/time/civil_day.ts'
import { type PeriodName, periods } from './period.ts'

/** The period that a query names. */
export interface PeriodQuery {
	name: PeriodName
	/** A day in it; null for the current one. */
	day: string | null
}

/** The earliest day accepted. */
const earliest = '2000-01-01'

/** Parses the period in a query; by default the current week. */
export function readPeriod(search: URLSearchParams): PeriodQuery {
	const requested = search.get('period')
	const day = search.get('day') ?? ''
	return {
		name: periods.find((name) => name === requested) ?? 'week',
		day: isDay(day) && day >= earliest ? day : null,
	}
}

/** Formats a period as a query. */
export function periodQuery({ name, day }: PeriodQuery): string {
	return `?${new URLSearchParams({ period: name, ...(day === null ? {} : { day }) })}`
}
