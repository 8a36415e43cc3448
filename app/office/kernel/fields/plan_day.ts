import type { FormValues } from '#platform/forms/parse_form.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'

/** The name of the control with the planned day, also used in errors. */
export const dayControl = 'starts-on'

/** The submitted day; empty if none. */
export const dayIn = (values: FormValues): string => values[dayControl]?.trim() ?? ''

export const nothingToPlan = 'There is nothing to plan: it is like this on that day already.'

/** For a plan that somebody else has changed or settled. */
export const noLongerOpen = 'It has taken effect, or somebody has changed or taken it back.'

/** For a plan whose effect differs from the one that was shown. */
export const changedAgain = 'It was changed again meanwhile. Please look at it once more.'

/** The longest time ahead for a planned change, in days. */
const longestLeadDays = 731

/** The first and last day (`YYYY-MM-DD`) for which a change may be planned. */
export function plannableDays(now: Date, zoned: Zoned): { first: string; last: string } {
	const today = civilDay(localTimeOf(now, zoned).date)
	return { first: addDays(today, 1).date, last: addDays(today, longestLeadDays).date }
}

/** Why a change cannot be planned for this day, as a sentence; null if it can. */
export function dayError(day: string, now: Date, zoned: Zoned): string | null {
	const { first, last } = plannableDays(now, zoned)
	if (isDay(day) && first <= day && day <= last) return null
	if (day === localTimeOf(now, zoned).date) return 'That is today. Leave the day empty to change it at once.'
	return `Please choose a day from ${formatDay(first, 'date')} to ${formatDay(last, 'date')}, or leave it empty to change it at once.`
}
