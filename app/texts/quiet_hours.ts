import { instantOf, localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'

/**
 * From when until when texts leave, by the company's clock. Federal law allows 8 AM to 9 PM where the reader is (47 CFR
 * 64.1200(c)(1)); several states end at 8 PM, and customers take their numbers along.
 */
export const textHours = { from: '08:00', until: '20:00' } as const

/** When a text written at `now` may leave: at once, or when quiet hours are over. */
export function mayLeaveAt(now: Date, zoned: Zoned): Date {
	const { date, time } = localTimeOf(now, zoned)
	if (time >= textHours.from && time < textHours.until) return now
	const day = time < textHours.from ? date : addDays(civilDay(date), 1).date
	return instantOf({ date: day, time: textHours.from }, zoned)
}
