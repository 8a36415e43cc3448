import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { type LocalTime, type ZonedTime, zonedTime } from '#platform/time/zoned_time.ts'
import type { Facts } from './facts_type.ts'

/** A company, as far as its calendar and clock go: all its facts, or those that a function asks for. */
export type Zoned = Pick<Facts, 'timeZone'>

/** One for each zone ever asked for, since a clock is costly to make. */
const clocks = new Map<string, ZonedTime>()

function clockOf({ timeZone }: Zoned): ZonedTime {
	const known = clocks.get(timeZone) ?? zonedTime(timeZone)
	clocks.set(timeZone, known)
	return known
}

/** What the company's calendar and clock show at an instant. */
export function localTimeOf(instant: Date, zoned: Zoned): LocalTime {
	return clockOf(zoned).localTimeOf(instant)
}

/** The instant at which they show this; `#platform/time/zoned_time.ts` says which one in March and November. */
export function instantOf(local: LocalTime, zoned: Zoned): Date {
	return clockOf(zoned).instantOf(local)
}

/** The instant at which a day (`YYYY-MM-DD`) of the company's calendar begins. */
export function startOfDay(date: string, zoned: Zoned): Date {
	return instantOf({ date, time: '00:00' }, zoned)
}

/** The instant at which it is over. */
export function endOfDay(date: string, zoned: Zoned): Date {
	return startOfDay(addDays(civilDay(date), 1).date, zoned)
}
