import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { type Pickup, pickupsBetween } from './pickups.ts'
import { alertConcerns } from './alert_concerns.ts'
import type { ScheduleRules } from './rules.ts'
import type { Stream } from './streams.ts'

/** The effect of an alert on one pickup of an area. */
export interface AlertedPickup {
	stream: Stream
	scheduled: string
	/** The pickup day without this alert, but with all others. */
	from: string
	/** The pickup day with the alert; null if canceled. */
	to: string | null
}

/**
 * The pickups of an area that an alert, current or ended, moves or cancels; for a notice, the pickups on its
 * days. The other alerts in force apply in both cases.
 */
export function alertedPickups(
	alert: ServiceAlertRow,
	area: PickupAreaRow,
	rules: ScheduleRules,
): AlertedPickup[] {
	if (!alertConcerns(alert, area)) return []
	const others = rules.alerts.filter(({ id }) => id !== alert.id)
	// A holiday or another alert may move a pickup within its week into or out of the alert's days.
	const [from, to] = [addDays(civilDay(alert.starts_on), -6).date, addDays(civilDay(alert.ends_on), 6).date]
	const withIt = { ...rules, alerts: [...others, { ...alert, ended_at: null }] }
	const after = new Map(pickupsBetween(area, from, to, withIt).map((pickup) => [keyOf(pickup), pickup]))
	return pickupsBetween(area, alert.starts_on, alert.ends_on, { ...rules, alerts: others }).flatMap(
		(pickup) => {
			const { stream, scheduled, date } = pickup
			const then = after.get(keyOf(pickup))
			if (date === null || !then || (alert.kind !== 'notice' && then.date === date)) return []
			return [{ stream, scheduled, from: date, to: then.date }]
		},
	)
}

/**
 * The last day on which an alert matters to an area: the day of the last pickup that it moves there; null if
 * it moves none.
 */
function lastDayIn(alert: ServiceAlertRow, area: PickupAreaRow, rules: ScheduleRules): string | null {
	if (alert.kind === 'notice') return alert.ends_on
	const days = alertedPickups(alert, area, rules).map(({ from, to }) => to ?? from)
	return days.toSorted().at(-1) ?? null
}

/**
 * Whether the area's pages show the alert: it was not taken back, affects a pickup there, and the last such
 * pickup has not passed.
 */
export function isShownIn(
	alert: ServiceAlertRow,
	area: PickupAreaRow,
	rules: ScheduleRules,
	today: string,
): boolean {
	// A pickup never leaves its week, so an alert that ended longer ago cannot affect a pickup that is still to
	// come.
	if (
		alert.ended_at !== null ||
		addDays(civilDay(alert.ends_on), 6).date < today ||
		!alertConcerns(alert, area)
	)
		return false
	return (lastDayIn(alert, area, rules) ?? '') >= today
}

function keyOf({ stream, scheduled }: Pickup): string {
	return `${stream} ${scheduled}`
}
