import type { Facts } from '#app/company/facts_type.ts'
import { type LawnSeasonDays, lawnSeasonDays } from '#app/company/lawn_season.ts'
import { type DaysOffRules, daysOffFacts } from '#app/company/days_off.ts'
import type { CompanyFactRow } from '#db/company_rows.ts'
import type { ServiceAlertRow } from '#db/pickup_rows.ts'

type Listing<Row> = { ok: true; rows: readonly Row[] } | { ok: false }

/** What decides an area's pickups besides the area and the holidays. */
export interface ScheduleRules {
	lawnSeason: LawnSeasonDays
	daysOff: DaysOffRules
	/** When the office last changed its days off, ISO-8601; null when it never did. */
	daysOffChangedAt: string | null
	alerts: readonly ServiceAlertRow[]
}

/** The rules from the facts and alerts of a content snapshot; no alerts while they cannot be read. */
export function scheduleRules({
	facts,
	companyFacts,
	serviceAlerts,
}: {
	facts: Pick<Facts, 'lawnSeason' | 'hours'>
	/** For the revisions of pickups, which calendars need. */
	companyFacts?: Listing<CompanyFactRow>
	serviceAlerts: Listing<ServiceAlertRow>
}): ScheduleRules {
	return {
		lawnSeason: lawnSeasonDays(facts.lawnSeason),
		daysOff: facts.hours,
		daysOffChangedAt: companyFacts?.ok ? lastChange(companyFacts.rows) : null,
		alerts: serviceAlerts.ok ? serviceAlerts.rows : [],
	}
}

function lastChange(rows: readonly CompanyFactRow[]): string | null {
	const times = rows.filter(({ name }) => daysOffFacts.includes(name)).map(({ updated_at }) => updated_at)
	return times.toSorted().at(-1) ?? null
}
