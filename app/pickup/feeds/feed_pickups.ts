import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { type Pickup, pickupsBetween, type ScheduledArea } from '../schedule/pickups.ts'
import type { ScheduleRules } from '../schedule/rules.ts'
import type { Stream } from '../schedule/streams.ts'

/** Days that a feed covers: a month back, so that calendars keep recent events, and a full year ahead, also from a February 29. */
const daysBack = 30
const daysAhead = 367

/** The pickups of these streams that a feed contains on `today` (`YYYY-MM-DD`). */
export function feedPickups(
	area: ScheduledArea,
	today: string,
	rules: ScheduleRules,
	streams: readonly Stream[],
): Pickup[] {
	const day = civilDay(today)
	const [from, to] = [addDays(day, -daysBack).date, addDays(day, daysAhead).date]
	return pickupsBetween(area, from, to, rules).filter(({ stream }) => streams.includes(stream))
}
