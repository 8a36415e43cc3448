import { zonedTime } from '#platform/time/zoned_time.ts'
import { builtInFacts } from './built_in_facts.ts'

/** The office's calendar and clock. */
export const { localTimeOf, instantOf } = zonedTime(builtInFacts.timeZone)

/** What people who live there call it: `Mountain Time`. */
export const timeZoneName = new Intl.DateTimeFormat('en-US', {
	timeZone: builtInFacts.timeZone,
	timeZoneName: 'longGeneric',
})
	.formatToParts()
	.find(({ type }) => type === 'timeZoneName')?.value
