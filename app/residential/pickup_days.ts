import type { Facts } from '#app/company/facts_type.ts'
import { daysInWords, townDays } from '#app/company/routes.ts'

/** The weekdays a truck may come. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** The days we come to a town, those of its areas: each house has one of them. Empty where no area says. */
export function pickupDays(slug: string, { routes }: Pick<Facts, 'routes'>): readonly string[] {
	return townDays(routes, slug)
}

/** `Monday or Tuesday`; where no area names a day, what holds everywhere. */
export function formatPickupDays(days: readonly string[]): string {
	return daysInWords(days) ?? 'Same weekday every week'
}
