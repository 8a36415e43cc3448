import { isBusinessDay } from '#app/company/business_hours.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'

/**
 * The open time between two instants, in milliseconds: how long a customer waited during business hours.
 * Nights, weekends and holidays do not count; 0 if `until` is not after `from`.
 */
export function openTimeBetween(from: Date, until: Date, facts: Pick<Facts, 'hours' | 'timeZone'>): number {
	const { hours } = facts
	const lastDate = localTimeOf(until, facts).date
	let total = 0
	for (let day = civilDay(localTimeOf(from, facts).date); day.date <= lastDate; day = addDays(day, 1)) {
		if (!isBusinessDay(day, facts)) continue
		const opens = instantOf({ date: day.date, time: hours.opens }, facts).getTime()
		const closes = instantOf({ date: day.date, time: hours.closes }, facts).getTime()
		total += Math.max(0, Math.min(closes, until.getTime()) - Math.max(opens, from.getTime()))
	}
	return total
}

/** Formats a duration: `under a minute`, `40 min`, `1 h 05 min`. */
export function formatDuration(ms: number): string {
	const minutes = Math.round(ms / 60_000)
	if (minutes < 1) return 'under a minute'
	if (minutes < 60) return `${minutes} min`
	return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}
