import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import type { Greeting } from '#app/shell/greeting.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { nearnessOf } from '../schedule/nearness.ts'
import type { Pickup } from '../schedule/pickups.ts'
import { forgetPlaces } from './remember_place.ts'

/** An area's calendar as `/calendar/AREA.json` tells it. */
interface AreaCalendar {
	area: string
	/** The day of the next pickup, `YYYY-MM-DD`; null when nothing comes. */
	next: string | null
	pickups: readonly Pickup[]
}

/** Asks the area's calendar; null when it has no pickup, is gone or does not answer. An area that is gone is forgotten. */
export async function loadGreeting(slug: string, zoned: Zoned): Promise<Greeting | null> {
	const response = await fetch(`/calendar/${encodeURIComponent(slug)}.json`)
	if (response.status === 404 || response.status === 410) forgetPlaces(({ area }) => area === slug)
	if (!response.ok) return null
	return greetingOf((await response.json()) as AreaCalendar, localTimeOf(new Date(), zoned).date)
}

/** What the calendar means on `today` (`YYYY-MM-DD`). */
export function greetingOf({ area, next, pickups }: AreaCalendar, today: string): Greeting | null {
	if (next === null) return null
	const day = nearnessOf(next, today) ?? formatDay(next, 'short')
	const reason = pickups.find(({ date }) => date === next)?.reason ?? null
	return { path: `/pickup-day/${area}`, text: `Next pickup: ${day}`, reason }
}
