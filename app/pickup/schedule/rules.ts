import type { Facts } from '#app/company/facts_type.ts'
import { hourClock } from '#app/company/clock_text.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { type LawnSeasonDays, lawnSeasonDays } from '#app/company/lawn_season.ts'
import { type DaysOffRules, daysOffFacts } from '#app/company/days_off.ts'
import type { CompanyFactRow } from '#db/company_rows.ts'
import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'

type Listing<Row> = { ok: true; rows: readonly Row[] } | { ok: false }

interface ComingRules extends Pick<ScheduleRules, 'lawnSeason' | 'opens'> {
	from: string
	setOutHours: ReadonlyMap<string, number | null>
}

/** Everything besides the area that determines its pickups. */
export interface ScheduleRules {
	lawnSeason: LawnSeasonDays
	/** When the office opens, `07:00`; carts must be out by then unless the area has its own hour. */
	opens: string
	/** When the trucks are back, `18:00`, unless carts need not be out until later. */
	trucksOutUntil: string
	/** Planned changes to the lawn season, the opening time and the areas' own hours, ordered by day. */
	coming: readonly ComingRules[]
	daysOff: DaysOffRules
	/** When the office last changed its days off, ISO 8601; null if never. */
	daysOffChangedAt: string | null
	alerts: readonly RuledAlert[]
}

/** An alert as the schedule applies it. */
export interface RuledAlert extends ServiceAlertRow {
	/**
	 * For an alert that was taken back, the first day (`YYYY-MM-DD`) on which it no longer holds; pickups
	 * before that day followed it. Missing if it never held.
	 */
	held_until?: string
}

/** The schedule rules from the facts and alerts of a content snapshot; without alerts while they cannot be read. */
export function scheduleRules({
	facts,
	planned,
	companyFacts,
	serviceAlerts,
}: {
	facts: Pick<Facts, 'lawnSeason' | 'hours' | 'timeZone' | 'pickup'>
	planned: Listing<{
		from: string
		facts: Pick<Facts, 'lawnSeason' | 'hours'>
		pickupAreas: Listing<Pick<PickupAreaRow, 'id' | 'set_out_hour'>>
	}>
	/** Needed only for the revisions of pickups in calendars. */
	companyFacts?: Listing<CompanyFactRow>
	serviceAlerts: Listing<ServiceAlertRow>
}): ScheduleRules {
	return {
		lawnSeason: lawnSeasonDays(facts.lawnSeason),
		opens: facts.hours.opens,
		trucksOutUntil: hourClock(facts.pickup.truckOutUntilHour),
		coming: (planned.ok ? planned.rows : []).map((day) => ({
			from: day.from,
			lawnSeason: lawnSeasonDays(day.facts.lawnSeason),
			opens: day.facts.hours.opens,
			setOutHours: new Map(
				(day.pickupAreas.ok ? day.pickupAreas.rows : []).map(({ id, set_out_hour }) => [id, set_out_hour]),
			),
		})),
		daysOff: facts.hours,
		daysOffChangedAt: companyFacts?.ok ? lastChange(companyFacts.rows) : null,
		alerts: serviceAlerts.ok ? serviceAlerts.rows.map((alert) => ruledAlert(alert, facts)) : [],
	}
}

/**
 * Sets `held_until` of an ended alert, unless it was taken back on the day it was posted: that was a mistake,
 * which never held.
 */
function ruledAlert(alert: ServiceAlertRow, zoned: Zoned): RuledAlert {
	const { posted_at, ended_at } = alert
	if (ended_at === null) return alert
	const [posted, ended] = [posted_at, ended_at].map((at) => localTimeOf(new Date(at), zoned).date)
	return ended === undefined || posted === ended ? alert : { ...alert, held_until: ended }
}

/** What is planned to hold on a day (`YYYY-MM-DD`); undefined if nothing is. */
export function comingOn(day: string, { coming }: Pick<ScheduleRules, 'coming'>): ComingRules | undefined {
	return coming.findLast(({ from }) => from <= day)
}

function lastChange(rows: readonly CompanyFactRow[]): string | null {
	const times = rows.filter(({ name }) => daysOffFacts.includes(name)).map(({ updated_at }) => updated_at)
	return times.toSorted().at(-1) ?? null
}
