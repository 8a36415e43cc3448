import type { Transaction } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import { withContractor } from '#app/content/types/pickup_areas.ts'
import { withOurRules } from '#app/content/our_rules.ts'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { misplacedPickups } from '#app/pickup/schedule/misplaced_pickups.ts'
import { alertConcerns } from '#app/pickup/schedule/alert_concerns.ts'
import { type ScheduleRules, scheduleRules } from '#app/pickup/schedule/rules.ts'
import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import { shownAreas } from './shown_areas.server.ts'

/** The columns of an alert that staff fill in. */
export type AlertColumns = Pick<
	ServiceAlertRow,
	'kind' | 'delay_days' | 'starts_on' | 'ends_on' | 'reach' | 'town_slugs' | 'area_ids' | 'message'
>

/** The longest alert in days; longer changes belong in the schedule. */
const longestAlert = 31
const furthestDays = 366

/** Plans can still be canceled, so alerts are checked without them. */
const noPlans = { ok: true, rows: [] } as const

/** What an alert is checked against; `today` is in the company's time zone, `YYYY-MM-DD`. */
export interface AlertContext {
	today: string
	areas: readonly PickupAreaRow[]
	alerts: ScheduleRules['alerts']
	rules: Omit<ScheduleRules, 'alerts'>
}

/** Reads an alert's context from the store, without samples that are hidden from visitors. */
export async function alertContext(
	trx: Transaction<Database>,
	facts: Facts,
	now: Date,
): Promise<AlertContext> {
	const { date: today } = localTimeOf(now, facts)
	const areas = await shownAreas(trx, facts)
	const alerts = await trx
		.selectFrom('service_alerts')
		.selectAll()
		// An alert that ended or was canceled this week may have moved a pickup to a later day.
		.where('ends_on', '>=', addDays(civilDay(today), -6).date)
		.orderBy('posted_at')
		.orderBy('id')
		.execute()
	const towns = await trx.selectFrom('residential_towns').select(['slug', 'contracted_to']).execute()
	const ours = areas.map((area) => withOurRules(withContractor(area, towns), { facts, planned: noPlans }))
	const isSeen = ({ is_sample }: { is_sample: boolean }) => !is_sample || isSampleCompany(facts)
	const serviceAlerts = { ok: true, rows: alerts.filter(isSeen) } as const
	const rules = scheduleRules({ facts, planned: noPlans, serviceAlerts })
	return { today, areas: ours, alerts: rules.alerts, rules }
}

/** The context without one alert, to check it against the others. */
export function without(context: AlertContext, id: string): AlertContext {
	return { ...context, alerts: context.alerts.filter((alert) => alert.id !== id) }
}

/** Errors that prevent posting an alert; empty if it is valid. */
export function alertErrors(alert: AlertColumns, context: AlertContext): FieldError[] {
	const days = daysError(alert, context.today)
	if (days) return [days]
	const reached = context.areas.filter((area) => alertConcerns(alert, area))
	if (reached.length === 0)
		return [{ field: 'reach', message: 'Nobody would be reached: there is no such area any more.' }]
	const errors = [misplacedError(alert, context), overlapError(alert, reached, context)]
	return errors.filter((error) => error !== null)
}

function daysError({ starts_on, ends_on }: AlertColumns, today: string): FieldError | null {
	if (ends_on < starts_on) return { field: 'ends_on', message: 'The last day is before the first one.' }
	if (ends_on < today) return { field: 'ends_on', message: 'That would be over already.' }
	if (ends_on >= addDays(civilDay(starts_on), longestAlert).date)
		return {
			field: 'ends_on',
			message: `An alert is for ${longestAlert} days at most. What lasts longer is a change of the area.`,
		}
	if (starts_on > addDays(civilDay(today), furthestDays).date)
		return { field: 'starts_on', message: 'That is more than a year ahead.' }
	return null
}

function misplacedError(alert: AlertColumns, { areas, alerts, rules }: AlertContext): FieldError | null {
	const misplaced = misplacedPickups(alert, areas, { ...rules, alerts })
	const [first] = misplaced
	if (!first) return null
	const others = misplaced.length > 1 ? ` and ${misplaced.length - 1} more` : ''
	const what = {
		'leaves the week': 'out of its week (Saturday is the last day)',
		'falls on a holiday': 'onto a holiday',
	}[first.obstacle]
	return {
		field: 'delay_days',
		message: `This would move the pickup of ${formatDay(first.date)} in ${first.area.name}${others} ${what}. Please delay it by another number of days, or cancel it.`,
	}
}

function overlapError(
	alert: AlertColumns,
	reached: readonly PickupAreaRow[],
	{ alerts, today }: Pick<AlertContext, 'alerts' | 'today'>,
): FieldError | null {
	const isOverlapping = (other: ServiceAlertRow) =>
		other.ended_at === null &&
		other.ends_on >= today &&
		other.starts_on <= alert.ends_on &&
		alert.starts_on <= other.ends_on &&
		reached.some((area) => alertConcerns(other, area)) &&
		(alert.kind === 'notice' || other.kind === 'notice'
			? alert.kind === other.kind && alert.message === other.message
			: true)
	const other = alerts.find(isOverlapping)
	if (!other) return null
	return {
		field: 'starts_on',
		message: `“${other.message}” is about some of the same pickups already. Please take that one back first.`,
	}
}
