import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { PickupReminderRow } from '#db/reminder_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { LocalTime } from '#platform/time/zoned_time.ts'
import { pickupsBetween } from '../schedule/pickups.ts'
import type { ScheduleRules } from '../schedule/rules.ts'
import { firstDayToCome } from '../schedule/trucks_out.ts'

/** What subscribers were told about a pickup; shared by all who were told the same. */
export type Reminded = Pick<PickupReminderRow, 'day' | 'stream' | 'corrected_to'> & { scheduled: string }

/** A wrong reminder: the day last told and the actual day; null means that the pickup does not come. */
export interface WrongReminder {
	reminded: Reminded
	was: string | null
	is: string | null
	/** Why the pickup moved or is canceled. */
	reason: string | null
}

/** The day (`YYYY-MM-DD`) that subscribers were told last; null if they were told that nothing comes. */
function remindedDay({ day, corrected_to }: Pick<Reminded, 'day' | 'corrected_to'>): string | null {
	if (corrected_to === null) return day
	return corrected_to === 'none' ? null : corrected_to
}

/** The reminders of an area that are no longer true; ignores days before today. */
export function wrongReminders(
	all: readonly Reminded[],
	area: PickupAreaRow,
	rules: ScheduleRules,
	here: LocalTime,
): WrongReminder[] {
	const first = firstDayToCome(here, area, rules)
	return all.flatMap((reminded) => {
		const was = remindedDay(reminded)
		if (was !== null && was < here.date) return []
		const [from, to] = [-7, 7].map((days) => addDays(civilDay(reminded.scheduled), days).date) as [
			string,
			string,
		]
		const own = pickupsBetween(area, from, to, rules).filter(({ stream }) => stream === reminded.stream)
		if (was !== null && own.some(({ date }) => date === was)) return []
		const pickup = own.find(({ scheduled }) => scheduled === reminded.scheduled)
		const date = pickup?.date ?? null
		// A day whose trucks are back counts as none: the pickup will not come anymore.
		const is = date !== null && date >= first ? date : null
		return is === was ? [] : [{ reminded, was, is, reason: pickup?.reason ?? null }]
	})
}
