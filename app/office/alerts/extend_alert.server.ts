import { alertedPickups } from '#app/pickup/schedule/alert_effect.ts'
import { mondayOf } from '#app/pickup/schedule/pickups.ts'
import { alertConcerns } from '#app/pickup/schedule/alert_concerns.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { reachedAreas } from './alert_preview.server.ts'
import { type AlertColumns, type AlertContext, alertErrors, without } from './check_alert.server.ts'

/** An existing alert that could be extended instead of posting a new one. */
export interface Extension {
	id: string
	message: string
	/** Its new last day: `Thursday, November 26`. */
	until: string
	/** The resulting changes, area by area. */
	changes: readonly string[]
}

/** The existing alerts that could be extended to the last day of a new one. */
export function extensions(alert: AlertColumns, context: AlertContext): Extension[] {
	return context.alerts
		.filter((other) => couldGoOn(other, alert, context))
		.flatMap((other) => {
			const longer = { ...other, ends_on: alert.ends_on }
			const others = without(context, other.id)
			if (alertErrors(longer, others).length > 0) return []
			const { areas } = reachedAreas(longer, others)
			const changes = areas.map(({ name, changes: own }) => `${name}: ${own.join('; ')}`)
			return [{ id: other.id, message: other.message, until: formatDay(alert.ends_on), changes }]
		})
}

/**
 * Whether both alerts have the same effect, and the new one starts where the existing one ends or covers a pickup that it
 * moved. Only within the week in which that one began: its subscribers would not be mailed about pickups of a later week.
 */
function couldGoOn(other: ServiceAlertRow, alert: AlertColumns, context: AlertContext): boolean {
	const isSame = other.kind === alert.kind && other.delay_days === alert.delay_days
	const isLater = other.starts_on <= alert.starts_on && other.ends_on < alert.ends_on
	const isSameWeek = mondayOf(other.starts_on).date === mondayOf(alert.ends_on).date
	if (other.ended_at !== null || other.kind === 'notice' || !isSame || !isLater || !isSameWeek) return false
	const areas = context.areas.filter((area) => alertConcerns(other, area) && alertConcerns(alert, area))
	const touches = alert.starts_on <= addDays(civilDay(other.ends_on), 1).date
	const rules = { ...context.rules, alerts: context.alerts }
	const isWithin = ({ to }: { to: string | null }) =>
		to !== null && alert.starts_on <= to && to <= alert.ends_on
	return (
		areas.length > 0 && (touches || areas.some((area) => alertedPickups(other, area, rules).some(isWithin)))
	)
}
