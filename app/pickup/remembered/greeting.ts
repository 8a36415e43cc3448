import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Greeting, GreetingFacts } from '#app/shell/greeting.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { nearnessOf } from '../schedule/nearness.ts'
import type { Pickup } from '../schedule/pickups.ts'
import { firstDayToCome } from '../schedule/trucks_out.ts'
import { forgetPlaces } from './remember_place.ts'

/** Asks the area's calendar; null when it has no pickup, is gone or does not answer. An area that is gone is forgotten. */
export async function loadGreeting(slug: string, facts: GreetingFacts): Promise<Greeting | null> {
	const response = await fetch(`/calendar/${encodeURIComponent(slug)}.json`)
	if (response.status === 404 || response.status === 410) forgetPlaces(({ area }) => area === slug)
	if (!response.ok) return null
	const { area, pickups } = (await response.json()) as { area: string; pickups: readonly Pickup[] }
	return greetingOf(area, pickups, localTimeOf(new Date(), facts), facts)
}

/** What the pickups, in the order in which they come, mean at a moment of the company's clock. */
export function greetingOf(
	area: string,
	pickups: readonly Pickup[],
	now: ReturnType<typeof localTimeOf>,
	facts: GreetingFacts,
): Greeting | null {
	const first = firstDayToCome(now, facts)
	const next = pickups.find(({ date }) => date !== null && date >= first)
	if (!next?.date) return null
	const day = nearnessOf(next.date, now.date) ?? formatDay(next.date, 'short')
	return { path: `/pickup-day/${area}`, text: `Next pickup: ${day}`, reason: next.reason }
}
