import { type DaysOffRules, hasNoPickups, pickupShift } from '#app/company/days_off.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import { reaches } from './reach.ts'
import type { ScheduleRules } from './rules.ts'

/** The last day of a week to which a pickup may move. */
const saturday = 6

export interface MovedDay {
	/** `YYYY-MM-DD`; null when the pickup is cancelled. */
	date: string | null
	/** Why the pickup moved, or the office's note on it; null when there is neither. */
	reason: string | null
}

/**
 * The day on which an area's pickup scheduled for `scheduled` comes: moved by holidays and closed days first, then by the
 * alerts about the day it would come. It never leaves its week and never falls on a closed day, whatever the alerts say.
 */
export function movedDay(
	scheduled: string,
	area: Pick<PickupAreaRow, 'id' | 'town_slug'>,
	{ alerts, daysOff }: Pick<ScheduleRules, 'alerts' | 'daysOff'>,
): MovedDay {
	const shift = pickupShift(scheduled, daysOff)
	const day = shift?.to.date ?? scheduled
	const own = alerts.filter((alert) => isAbout(alert, day) && reaches(alert, area))
	const days = Math.max(0, ...own.map(({ delay_days }) => delay_days ?? 0))
	const reasons = [...(shift ? [shift.because] : []), ...own.map(({ message }) => message)]
	return {
		date: own.some(({ kind }) => kind === 'cancelled') ? null : openDay(day, days, daysOff),
		reason: reasons.length > 0 ? reasons.join('. ').replaceAll('..', '.') : null,
	}
}

/** Whether an alert holds for pickups that would come on this day. */
export function isAbout({ ended_at, starts_on, ends_on }: ServiceAlertRow, day: string): boolean {
	return ended_at === null && starts_on <= day && day <= ends_on
}

/** Why a pickup cannot be delayed that far. */
export type Obstacle = 'leaves the week' | 'falls on a holiday'

/** Why a pickup of `day` cannot come so many days later; null when it can. */
export function obstacle(day: string, days: number, daysOff: DaysOffRules): Obstacle | null {
	const { weekday } = civilDay(day)
	if (weekday + days > saturday) return 'leaves the week'
	return hasNoPickups(addDays(civilDay(day), days).date, daysOff) ? 'falls on a holiday' : null
}

/** The day `days` later, or the closest one before it that is in the week and no holiday. */
function openDay(day: string, days: number, daysOff: DaysOffRules): string {
	const possible = Array.from({ length: days + 1 }, (_, fewer) => days - fewer)
	const later = possible.find((count) => count === 0 || obstacle(day, count, daysOff) === null) ?? 0
	return addDays(civilDay(day), later).date
}
