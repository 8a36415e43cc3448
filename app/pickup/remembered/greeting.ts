import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import type { Greeting } from '#app/shell/greeting.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { nearnessOf } from '../schedule/nearness.ts'
import type { Pickup } from '../schedule/pickups.ts'
import { forgetPlaces } from './remember_place.ts'

/** An area's calendar as served at `/calendar/AREA.json`. */
interface AreaCalendar {
	area: string
	/** The day of the next pickup, `YYYY-MM-DD`; null if there is none. */
	next: string | null
	pickups: readonly Pickup[]
}

/**
 * Loads a greeting from the area's calendar; null if the area has no pickup or the response is an error.
 * Forgets an area that is gone.
 */
export async function loadGreeting(slug: string, zoned: Zoned): Promise<Greeting | null> {
	const response = await fetch(`/calendar/${encodeURIComponent(slug)}.json`)
	if (response.status === 404 || response.status === 410) forgetPlaces(({ area }) => area === slug)
	if (!response.ok) return null
	return greetingOf((await response.json()) as AreaCalendar, localTimeOf(new Date(), zoned).date)
}

/** Formats the next pickup relative to `today` (`YYYY-MM-DD`); null if there is none. */
export function greetingOf({ area, next, pickups }: AreaCalendar, today: string): Greeting | null {
	if (next === null) return null
	const day = nearnessOf(next, today) ?? formatDay(next, 'short')
	const reason = pickups.find(({ date }) => date === next)?.reason ?? null
	return { path: `/pickup-day/${area}`, text: `Next pickup: ${day}`, reason }
}
