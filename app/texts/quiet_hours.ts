import { instantOf, localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'

/**
 * When texts may be sent, in the company's time zone. Federal law allows 8 AM to 9 PM at the recipient's
 * location (47 CFR 64.1200(c)(1)); several states end at 8 PM, and customers keep their numbers when they
 * move.
 */
export const textHours = { from: '08:00', until: '20:00' } as const

/** When a text written at `now` may be sent: at once, or when quiet hours are over. */
export function mayLeaveAt(now: Date, zoned: Zoned): Date {
	const { date, time } = localTimeOf(now, zoned)
	if (time >= textHours.from && time < textHours.until) return now
	const day = time < textHours.from ? date : addDays(civilDay(date), 1).date
	return instantOf({ date: day, time: textHours.from }, zoned)
}
