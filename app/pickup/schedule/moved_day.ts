import { asSentence } from '#platform/text/as_sentence.ts'
import { type DaysOffRules, hasNoPickups, pickupShift } from '#app/company/days_off.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { alertConcerns } from './alert_concerns.ts'
import type { RuledAlert, ScheduleRules } from './rules.ts'

/** The last day of a week to which a pickup may move. */
const saturday = 6

export interface MovedDay {
	/** `YYYY-MM-DD`; null when the pickup is canceled. */
	date: string | null
	/** Why the pickup moved, or the office's note about it; null if there is neither. */
	reason: string | null
}

/**
 * The day on which an area's pickup scheduled for `scheduled` actually comes. Holidays and closed days move
 * it first, then the alerts about that day, then the alerts about the resulting day, and so on; each alert
 * applies once. Alerts move it to a later open day of its week, or cancel it if there is none.
 */
export function movedDay(
	scheduled: string,
	area: Pick<PickupAreaRow, 'id' | 'town_slug'>,
	{ alerts, daysOff }: Pick<ScheduleRules, 'alerts' | 'daysOff'>,
): MovedDay {
	const shift = pickupShift(scheduled, daysOff)
	const reasons = shift ? [shift.because] : []
	let unapplied = alerts.filter((alert) => alertConcerns(alert, area))
	let date: string | null = shift?.to.date ?? scheduled
	while (date !== null) {
		const day: string = date
		const own = unapplied.filter((alert) => isAbout(alert, day))
		if (own.length === 0) break
		unapplied = unapplied.filter((alert) => !own.includes(alert))
		reasons.push(...own.map(({ message }) => message))
		const days = Math.max(0, ...own.map(({ delay_days }) => delay_days ?? 0))
		if (own.some(({ kind }) => kind === 'cancelled')) date = null
		else if (days > 0) date = openDay(day, days, daysOff)
	}
	return { date, reason: [...reasons.slice(0, -1).map(asSentence), ...reasons.slice(-1)].join(' ') || null }
}

/** Whether an alert applies to pickups of this day. */
export function isAbout({ ended_at, held_until, starts_on, ends_on }: RuledAlert, day: string): boolean {
	const isHolding = ended_at === null || (held_until !== undefined && day < held_until)
	return isHolding && starts_on <= day && day <= ends_on
}

/** Why a pickup cannot be delayed that far. */
export type Obstacle = 'leaves the week' | 'falls on a holiday'

/** Why a pickup of `day` cannot come that many days later; null if it can. */
export function obstacle(day: string, days: number, daysOff: DaysOffRules): Obstacle | null {
	const { weekday } = civilDay(day)
	if (weekday + days > saturday) return 'leaves the week'
	return hasNoPickups(addDays(civilDay(day), days).date, daysOff) ? 'falls on a holiday' : null
}

/** The first open day of the week at least `days` later, else the latest open day before that; null if none is left. */
function openDay(day: string, days: number, daysOff: DaysOffRules): string | null {
	const later = Array.from({ length: saturday }, (_, at) => at + 1)
	const open = later.filter((count) => obstacle(day, count, daysOff) === null)
	const count = open.find((one) => one >= days) ?? open.at(-1)
	return count === undefined ? null : addDays(civilDay(day), count).date
}
