import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import { type Obstacle, obstacle } from './moved_day.ts'
import { type Pickup, pickupsBetween } from './pickups.ts'
import { alertConcerns } from './alert_concerns.ts'
import type { ScheduleRules } from './rules.ts'

type Delay = Pick<
	ServiceAlertRow,
	'kind' | 'delay_days' | 'starts_on' | 'ends_on' | 'reach' | 'town_slugs' | 'area_ids'
>

/** A pickup that a delay would move out of its week or onto a holiday. */
interface MisplacedPickup {
	area: PickupAreaRow
	/** The day without the delay, `YYYY-MM-DD`. */
	date: string
	obstacle: Obstacle
}

/** The pickups that an alert affects, by area, as already moved by the other alerts, those of `rules`. */
export function affectedPickups(
	alert: Delay,
	areas: readonly PickupAreaRow[],
	rules: ScheduleRules,
): { area: PickupAreaRow; pickups: Pickup[] }[] {
	return areas
		.filter((area) => alertConcerns(alert, area))
		.map((area) => ({
			area,
			pickups: pickupsBetween(area, alert.starts_on, alert.ends_on, rules),
		}))
}

/** The pickups that a delay would misplace, only the first of each area. Empty for alerts of other kinds. */
export function misplacedPickups(
	alert: Delay,
	areas: readonly PickupAreaRow[],
	rules: ScheduleRules,
): MisplacedPickup[] {
	const { kind, delay_days: days } = alert
	if (kind !== 'delay' || days === null) return []
	return affectedPickups(alert, areas, rules).flatMap(({ area, pickups }) => {
		for (const { date } of pickups) {
			const found = date === null ? null : obstacle(date, days, rules.daysOff)
			if (date !== null && found !== null) return [{ area, date, obstacle: found }]
		}
		return []
	})
}
