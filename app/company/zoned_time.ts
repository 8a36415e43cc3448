import { zonedTime } from '#platform/time/zoned_time.ts'
import { timeZone } from '#time_zone'

/** The office's calendar and clock. */
export const { localTimeOf, instantOf } = zonedTime(timeZone)

/** What people who live there call it: `Mountain Time`. */
export const timeZoneName = new Intl.DateTimeFormat('en-US', {
	timeZone,
	timeZoneName: 'longGeneric',
})
	.formatToParts()
	.find(({ type }) => type === 'timeZoneName')?.value
