import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { pickupsBetween } from '../schedule/pickups.ts'
import type { Stream } from '../schedule/streams.ts'
import { reaches } from '../schedule/reach.ts'
import type { ScheduleRules } from '../schedule/rules.ts'

/** What an alert does to one pickup of an area. */
export interface AlertedPickup {
	stream: Stream
	/** The day on which it would come without the alert. */
	from: string
	/** The day on which it comes; null when it is cancelled. */
	to: string | null
}

/**
 * The pickups of an area, from `today` on, that an alert concerns, current or ended; none when it does not reach the
 * area. Other alerts in force determine what would come without it.
 */
export function alertedPickups(
	alert: ServiceAlertRow,
	area: PickupAreaRow,
	rules: ScheduleRules,
	today: string,
): AlertedPickup[] {
	if (!reaches(alert, area)) return []
	const first = alert.starts_on < today ? today : alert.starts_on
	if (first > alert.ends_on) return []
	const others = rules.alerts.filter(({ id }) => id !== alert.id)
	// A holiday or another alert may move a pickup into or out of the alert's days, within its week.
	const [from, to] = [addDays(civilDay(first), -6).date, addDays(civilDay(alert.ends_on), 6).date]
	const with_ = pickupsBetween(area, from, to, {
		...rules,
		alerts: [...others, { ...alert, ended_at: null }],
	})
	return pickupsBetween(area, first, alert.ends_on, { ...rules, alerts: others }).flatMap(
		({ stream, scheduled, date }) => {
			if (date === null) return []
			const same = with_.find((pickup) => pickup.stream === stream && pickup.scheduled === scheduled)
			return same ? [{ stream, from: date, to: same.date }] : []
		},
	)
}
