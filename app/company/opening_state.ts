import { formatDay } from '#platform/time/format_day.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { addBusinessHours, isOpen, weekdayAndTime } from './business_hours.ts'
import { clockText } from './clock_text.ts'
import type { Facts } from './facts_type.ts'
import { instantOf, localTimeOf } from './zoned_time.ts'

/** Whether the office is open, in the words beside the phone number. */
export interface OpeningState {
	/** `Open until 4:00 PM`, `Opens Monday 7:00 AM`, `Opens January 4, 7:00 AM` */
	text: string
	/** Milliseconds since 1970 until which the text is true: when the office next closes or opens. */
	until: number
}

/** The office's state at an instant, by its hours, holidays and closed days (FI-20). */
export function openingState(now: Date, facts: Pick<Facts, 'hours' | 'timeZone'>): OpeningState {
	const { hours } = facts
	const today = civilDay(localTimeOf(now, facts).date)
	if (isOpen(now, facts)) {
		const closing = instantOf({ date: today.date, time: hours.closes }, facts)
		return { text: `Open until ${clockText(hours.closes)}`, until: closing.getTime() }
	}
	const opening = addBusinessHours(now, 0, facts)
	const { date, time } = localTimeOf(opening, facts)
	// A weekday alone is ambiguous beyond a week.
	const isWithinWeek = date <= addDays(today, 6).date
	const when = isWithinWeek
		? weekdayAndTime(opening, facts)
		: `${formatDay(date, 'monthDay')}, ${clockText(time)}`
	return { text: `Opens ${when}`, until: opening.getTime() }
}
