import { type LocalTime, TimeZone } from '#platform/time/zoned_time.ts'
import { builtInFacts } from './built_in_facts.ts'

const office = new TimeZone(builtInFacts.timeZone)

/** What the office's calendar and clock show at an instant. */
export function localTimeOf(instant: Date): LocalTime {
	return office.localTimeOf(instant)
}

/** The instant at which they show this; a time that is skipped or repeated as `TimeZone` has it. */
export function instantOf(local: LocalTime): Date {
	return office.instantOf(local)
}
