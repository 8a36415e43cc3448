import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { type LocalTime, type ZonedTime, zonedTime } from '#platform/time/zoned_time.ts'
import type { Facts } from './facts_type.ts'

/** The facts that determine a company's local time. */
export type Zoned = Pick<Facts, 'timeZone'>

/** One clock per time zone, cached because creating one is expensive. */
const clocks = new Map<string, ZonedTime>()

function clockOf({ timeZone }: Zoned): ZonedTime {
	const known = clocks.get(timeZone) ?? zonedTime(timeZone)
	clocks.set(timeZone, known)
	return known
}

/** The local date and time of an instant. */
export function localTimeOf(instant: Date, zoned: Zoned): LocalTime {
	return clockOf(zoned).localTimeOf(instant)
}

/** The instant of a local date and time; `#platform/time/zoned_time.ts` says which one when clocks change. */
export function instantOf(local: LocalTime, zoned: Zoned): Date {
	return clockOf(zoned).instantOf(local)
}

/** The instant at which a day (`YYYY-MM-DD`) begins in the company's time zone. */
export function startOfDay(date: string, zoned: Zoned): Date {
	return instantOf({ date, time: '00:00' }, zoned)
}

/** The instant at which a day (`YYYY-MM-DD`) ends in the company's time zone. */
export function endOfDay(date: string, zoned: Zoned): Date {
	return startOfDay(addDays(civilDay(date), 1).date, zoned)
}
