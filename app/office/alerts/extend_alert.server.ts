import { formatDay } from '#app/pickup/schedule/format_day.ts'
import { alertedPickups } from '#app/pickup/schedule/alert_effect.ts'
import { mondayOf } from '#app/pickup/schedule/pickups.ts'
import { reaches } from '#app/pickup/schedule/reach.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import {
	type Actor,
	type ContentServices,
	recordChange,
	writeContent,
} from '../kernel/store/write_content.server.ts'
import { alertContext } from './alert_context.server.ts'
import type { AlertColumns } from './alert_form.server.ts'
import { alertPreview } from './alert_preview.server.ts'
import { type AlertContext, alertErrors } from './check_alert.server.ts'
import type { Posted } from './post_alert.server.ts'

/** A standing alert that could go on instead of a new one that meets it. */
export interface Extension {
	id: string
	message: string
	/** Its new last day: `Thursday, November 26`. */
	until: string
	/** What would become of its pickups, area by area. */
	changes: readonly string[]
}

/** The standing alerts that could be extended to the last day of what was typed, and to which nothing speaks against it. */
export function extensions(alert: AlertColumns, context: AlertContext): Extension[] {
	return context.alerts
		.filter((other) => couldGoOn(other, alert, context))
		.flatMap((other) => {
			const longer = { ...other, ends_on: alert.ends_on }
			const others = without(context, other.id)
			if (alertErrors(longer, others).length > 0) return []
			const { areas } = alertPreview(longer, others, [])
			const changes = areas.map(({ name, changes: own }) => `${name}: ${own.join('; ')}`)
			return [{ id: other.id, message: other.message, until: formatDay(alert.ends_on), changes }]
		})
}

/** Lets a standing alert hold until this day, with its history. */
export async function extendAlert(
	services: ContentServices,
	id: string,
	ends_on: string,
	actor: Actor,
): Promise<Posted> {
	return writeContent<Posted>(services, async (trx) => {
		const context = await alertContext(trx, services.content.current.facts, actor.now)
		const before = context.alerts.find((alert) => alert.id === id)
		const gone = { field: 'starts_on', message: 'That alert is over or was taken back already.' }
		if (!before || before.ends_on >= ends_on) return { ok: false, reason: 'invalid', errors: [gone] }
		const after = { ...before, ends_on }
		const errors = alertErrors(after, without(context, id))
		if (errors.length > 0) return { ok: false, reason: 'invalid', errors }
		await trx.updateTable('service_alerts').set({ ends_on }).where('id', '=', id).execute()
		await recordChange(
			trx,
			{ table: 'service_alerts', id, action: 'save', before: { ...before }, after },
			actor,
		)
		return { ok: true, id }
	})
}

/**
 * Whether the alerts do the same, and the new one goes on where the standing one ends, or meets what it moved. Within a week,
 * so that nobody who was mailed about the one has a second pickup in the other.
 */
function couldGoOn(other: ServiceAlertRow, alert: AlertColumns, context: AlertContext): boolean {
	const isSame = other.kind === alert.kind && other.delay_days === alert.delay_days
	const isLater = other.starts_on <= alert.starts_on && other.ends_on < alert.ends_on
	const isSameWeek = mondayOf(other.ends_on).date === mondayOf(alert.ends_on).date
	if (other.kind === 'notice' || !isSame || !isLater || !isSameWeek) return false
	const areas = context.areas.filter((area) => reaches(other, area) && reaches(alert, area))
	const touches = alert.starts_on <= addDays(civilDay(other.ends_on), 1).date
	const rules = { ...context.rules, alerts: context.alerts }
	const meets = ({ to }: { to: string | null }) => to !== null && alert.starts_on <= to && to <= alert.ends_on
	return areas.length > 0 && (touches || areas.some((area) => alertedPickups(other, area, rules).some(meets)))
}

function without(context: AlertContext, id: string): AlertContext {
	return { ...context, alerts: context.alerts.filter((alert) => alert.id !== id) }
}
