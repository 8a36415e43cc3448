import { pickupShift } from '#app/company/days_off.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { alertConcerns } from './alert_concerns.ts'
import type { ScheduleRules } from './rules.ts'

/** A pickup's revision, for a calendar's `SEQUENCE` and `LAST-MODIFIED`. */
interface Revision {
	/** Increases with every change to the pickup. */
	sequence: number
	/** When the pickup last changed, ISO 8601. */
	changedAt: string
}

/**
 * The revision of an area's pickup, computed from stored rows alone, so that all servers agree. An alert
 * about it adds one when posted and one when taken back; a save of the area or of the days off adds the
 * seconds since the area was created.
 */
export function revisionOf(
	area: Pick<PickupAreaRow, 'id' | 'town_slug' | 'created_at' | 'updated_at'>,
	scheduled: string,
	{ alerts, daysOff, daysOffChangedAt }: Omit<ScheduleRules, 'lawnSeason'>,
): Revision {
	const day = pickupShift(scheduled, daysOff)?.to.date ?? scheduled
	const saturday = addDays(civilDay(day), 6 - civilDay(day).weekday).date
	const times = alerts
		// An earlier alert may have moved the pickup to any later day of its week.
		.filter(({ starts_on, ends_on }) => starts_on <= saturday && day <= ends_on)
		.filter((alert) => alertConcerns(alert, area))
		.flatMap(({ posted_at, ended_at }) => (ended_at === null ? [posted_at] : [posted_at, ended_at]))
	const changes = [area.updated_at, ...(daysOffChangedAt === null ? [] : [daysOffChangedAt])]
	const seconds = changes.map((at) => Math.floor((Date.parse(at) - Date.parse(area.created_at)) / 1000))
	return {
		sequence: seconds.reduce((sum, since) => sum + Math.max(0, since), times.length),
		changedAt: [...changes, ...times].toSorted().at(-1) ?? area.updated_at,
	}
}
