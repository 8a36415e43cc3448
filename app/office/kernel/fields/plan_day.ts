import type { FormValues } from '#platform/forms/parse_form.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { addDays, civilDay, isDay } from '#platform/time/civil_day.ts'

/** The control with the day, in forms that plan and in their errors. */
export const dayControl = 'starts-on'

/** The day that was typed; empty where none was. */
export const dayIn = (values: FormValues): string => values[dayControl]?.trim() ?? ''

export const nothingToPlan = 'There is nothing to plan: it is like this on that day already.'

/** What is said of a plan that somebody else has settled. */
export const noLongerOpen = 'It has taken effect, or somebody has changed or taken it back.'

/** What is said of a plan that would change something else than was shown. */
export const changedAgain = 'It was changed again meanwhile. Please look at it once more.'

/** How many days ahead a change may be planned. */
const longestLeadDays = 731

/** The first and the last day (`YYYY-MM-DD`) that a change may be planned for. */
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
