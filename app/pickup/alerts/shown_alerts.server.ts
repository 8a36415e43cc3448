import { localTimeOf } from '#app/company/zoned_time.ts'
import { rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { PickupAreaRow, ServiceAlertRow } from '#db/pickup_rows.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { isShownIn } from '../schedule/alert_effect.ts'
import { scheduleRules } from '../schedule/rules.ts'

/** An alert as a page shows it. */
export interface ShownAlert {
	id: string
	message: string
	/** `Wednesday, November 25`, `Monday, November 23 to Tuesday, November 24` */
	when: string
	/** The affected areas; empty if all areas of the page are affected. */
	areas: readonly string[]
}

/** The current alerts of an area, newest first. */
export function areaAlerts(
	area: PickupAreaRow,
	content: Pick<Snapshot, 'serviceAlerts' | 'facts' | 'planned'>,
	now: Date,
): ShownAlert[] {
	const rules = scheduleRules(content)
	const { date: today } = localTimeOf(now, content.facts)
	return rules.alerts
		.filter((alert) => isShownIn(alert, area, rules, today))
		.toReversed()
		.map((alert) => shownAlert(alert, []))
}

/** The current alerts of a town, newest first; one that affects only some of its areas names them. */
export function townAlerts(
	town: string,
	content: Pick<Snapshot, 'serviceAlerts' | 'pickupAreas' | 'facts' | 'planned'>,
	now: Date,
): ShownAlert[] {
	const { pickupAreas } = content
	const rules = scheduleRules(content)
	const areas = rowsIn(pickupAreas).filter(({ town_slug }) => town_slug === town)
	const { date } = localTimeOf(now, content.facts)
	return rules.alerts.toReversed().flatMap((alert) => {
		const reached = areas.filter((area) => isShownIn(alert, area, rules, date))
		if (reached.length === 0) return []
		return [shownAlert(alert, reached.length < areas.length ? reached.map(({ name }) => name) : [])]
	})
}

function shownAlert(
	{ id, message, starts_on, ends_on }: ServiceAlertRow,
	areas: readonly string[],
): ShownAlert {
	const first = formatDay(starts_on)
	return { id, message, when: starts_on === ends_on ? first : `${first} to ${formatDay(ends_on)}`, areas }
}
