import { holidayShift } from '#app/company/holidays.ts'
import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import { reaches } from './reach.ts'

/** A pickup's revision, for a calendar's `SEQUENCE` and `LAST-MODIFIED`. */
export interface Revision {
	/** Rises with every change of the pickup. */
	sequence: number
	/** When it last changed, ISO-8601. */
	changedAt: string
}

/**
 * The revision of an area's pickup of this day, computed from stored rows alone, so that all servers agree: an alert about
 * it counts one when posted and one more when taken back, a save of the area the seconds since the area was created.
 */
export function revisionOf(
	area: Pick<PickupAreaRow, 'id' | 'town_slug' | 'created_at' | 'updated_at'>,
	scheduled: string,
	alerts: readonly ServiceAlertRow[],
): Revision {
	const day = holidayShift(scheduled)?.to.date ?? scheduled
	const times = alerts
		.filter(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on)
		.filter((alert) => reaches(alert, area))
		.flatMap(({ posted_at, ended_at }) => (ended_at === null ? [posted_at] : [posted_at, ended_at]))
	const seconds = Math.floor((Date.parse(area.updated_at) - Date.parse(area.created_at)) / 1000)
	return {
		sequence: Math.max(0, seconds) + times.length,
		changedAt: [area.updated_at, ...times].toSorted().at(-1) ?? area.updated_at,
	}
}
