import type { Transaction } from 'kysely'
import { daysOffFacts, daysOffWith } from '#app/company/days_off.ts'
import type { FactValues } from '#app/company/fact_path.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { misplacedPickups } from '#app/pickup/schedule/misplaced_pickups.ts'
import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { type AlertContext, alertContext, without } from './check_alert.server.ts'

/** Errors if a current delay would move the area's pickup out of its week or onto a holiday. */
export async function areaErrors(
	trx: Transaction<Database>,
	facts: Facts,
	area: PickupAreaRow,
	now: Date,
): Promise<FieldError[]> {
	const context = await alertContext(trx, facts, now)
	for (const alert of currentAlerts(context)) {
		const [misplaced] = misplacedPickups(alert, [area], rulesBeside(alert, context))
		if (misplaced)
			return [
				{
					field: 'weekday',
					message: `Pickup day: the alert “${alert.message}” delays the pickup of ${formatDay(misplaced.date)} further than its week or a holiday allows. Please take the alert back first.`,
				},
			]
	}
	return []
}

/** Errors if a current alert delays a pickup to a day that would become a holiday or closed day. */
export async function daysOffErrors(
	{ store, content }: ContentReading,
	changes: FactValues,
	now: Date,
): Promise<FieldError[]> {
	const field = daysOffFacts.find((name) => name in changes)
	if (field === undefined) return []
	const { facts } = content.current
	const daysOff = daysOffWith(changes, facts.hours)
	const context = await store.db.transaction().execute((trx) => alertContext(trx, facts, now))
	const { areas } = context
	for (const alert of currentAlerts(context)) {
		const others = rulesBeside(alert, context)
		const before = new Set(misplacedPickups(alert, areas, others).map(({ area }) => area.id))
		const found = misplacedPickups(alert, areas, { ...others, daysOff }).find(
			({ area }) => !before.has(area.id),
		)
		if (found)
			return [
				{
					field,
					message: `The alert “${alert.message}” delays the pickup of ${formatDay(found.date)} in ${found.area.name} to a day that would be off, or out of its week. Please take the alert back first, under Alerts.`,
				},
			]
	}
	return []
}

/** The alerts that are not over. */
function currentAlerts({ alerts, today }: AlertContext): ServiceAlertRow[] {
	return alerts.filter(({ ended_at, ends_on }) => ended_at === null && ends_on >= today)
}

/** The schedule rules without this alert. */
function rulesBeside({ id }: ServiceAlertRow, context: AlertContext) {
	return { ...context.rules, alerts: without(context, id).alerts }
}
