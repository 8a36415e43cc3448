import { zonedTime } from '#platform/time/zoned_time.ts'
import { builtInFacts } from './built_in_facts.ts'

/** The office's calendar and clock. */
export const { localTimeOf, instantOf } = zonedTime(builtInFacts.timeZone)
