import { hourClock } from '#app/company/clock_text.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { PickupSubscriptionRow } from '#db/reminder_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { type Pickup, pickupsBetween } from '../schedule/pickups.ts'
import type { ScheduleRules } from '../schedule/rules.ts'
import { setOutClockOn } from '../schedule/set_out.ts'

export type Timing = PickupSubscriptionRow['timing']

/** A reminder that is due for an area's subscribers with this timing. */
export interface DueReminder {
	area: PickupAreaRow
	timing: Timing
	/** The pickup day, `YYYY-MM-DD`. */
	day: string
	/** The pickup day relative to now: an evening-before reminder that is sent late, after midnight, says `today`. */
	when: 'today' | 'tomorrow'
	/** All pickups of that day, with their reasons. */
	pickups: readonly Pickup[]
	/** When carts must be at the curb, as `07:00`; after that, a reminder is useless. */
	setOut: string
	setOutBy: Date
}

type ReminderFacts = Pick<Facts, 'reminders' | 'timeZone'>

/**
 * The reminders that are due at `now`: for tomorrow's pickups from the evening hour on; for today's from the
 * morning hour on, or an hour before carts must be out if that is earlier. Each stays due until carts must be
 * out, so that reminders missed during downtime are still sent.
 */
export function dueReminders(
	areas: readonly PickupAreaRow[],
	rules: ScheduleRules,
	facts: ReminderFacts,
	now: Date,
): DueReminder[] {
	const today = localTimeOf(now, facts).date
	const tomorrow = addDays(civilDay(today), 1).date
	return areas.flatMap((area) => {
		const pickups = pickupsBetween(area, today, tomorrow, rules)
		return [today, tomorrow].flatMap((day) => {
			const ofDay = pickups.filter(({ date }) => date === day)
			if (ofDay.length === 0) return []
			const when = day === today ? 'today' : 'tomorrow'
			const setOut = setOutClockOn(day, area, rules)
			const setOutBy = instantOf({ date: day, time: setOut }, facts)
			return (['evening', 'morning'] as const)
				.filter((timing) => beginOf(timing, day, setOut, facts) <= now && now < setOutBy)
				.map((timing) => ({ area, timing, day, when, pickups: ofDay, setOut, setOutBy }))
		})
	})
}

function beginOf(timing: Timing, day: string, setOut: string, facts: ReminderFacts): Date {
	const { reminders } = facts
	if (timing === 'evening')
		return instantOf({ date: addDays(civilDay(day), -1).date, time: hourClock(reminders.eveningHour) }, facts)
	const hourBefore = Math.max(0, Number(setOut.slice(0, 2)) - 1)
	return instantOf({ date: day, time: hourClock(Math.min(reminders.morningHour, hourBefore)) }, facts)
}
