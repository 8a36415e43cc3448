import type { Facts } from '#app/company/facts_type.ts'
import { type LawnSeasonDays, lawnSeasonDays } from '#app/company/lawn_season.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'

/** What decides an area's pickups besides the area and the holidays. */
export interface ScheduleRules {
	lawnSeason: LawnSeasonDays
	alerts: readonly ServiceAlertRow[]
}

/** The rules from the facts and alerts of a content snapshot; no alerts while they cannot be read. */
export function scheduleRules({
	facts,
	serviceAlerts,
}: {
	facts: Pick<Facts, 'lawnSeason'>
	serviceAlerts: { ok: true; rows: readonly ServiceAlertRow[] } | { ok: false }
}): ScheduleRules {
	return {
		lawnSeason: lawnSeasonDays(facts.lawnSeason),
		alerts: serviceAlerts.ok ? serviceAlerts.rows : [],
	}
}
