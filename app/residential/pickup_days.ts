import type { Listing } from '#app/content/listing.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

/** The weekdays a truck may come. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

export type Weekday = (typeof weekdays)[number]

/** The towns whose pickup day is known before anybody signs up (RT-05). */
const fixed: ReadonlyMap<string, readonly Weekday[]> = new Map<string, readonly Weekday[]>([
	['fort-collins', ['Monday', 'Tuesday']],
	['greeley', ['Monday', 'Tuesday']],
	['wellington', ['Monday']],
])

/**
 * The days we come to a town: each house has one of them. Those of its areas once the office has made any that are not
 * samples. Empty where the day is agreed on with each house.
 */
export function pickupDays(slug: string, areas: Listing<PickupAreaRow>): readonly Weekday[] {
	const own = areas.ok ? areas.rows.filter((area) => area.town_slug === slug && !area.is_sample) : []
	const ours = own.filter(({ contracted_to }) => contracted_to === null)
	if (own.length === 0) return fixed.get(slug) ?? []
	return weekdays.filter((day) => ours.some(({ weekday }) => weekday === day))
}

/** `Monday or Tuesday`; where no day is fixed, what holds everywhere. */
export function formatPickupDays(days: readonly Weekday[]): string {
	return days.length > 0 ? days.join(' or ') : 'Same weekday every week'
}
