import type { Transaction } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import { lawnSeasonDays } from '#app/company/lawn_season.ts'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { Database } from '#db/schema.ts'
import type { AlertContext } from './check_alert.server.ts'

/** Reads what an alert is checked against from the store, without samples hidden from visitors. */
export async function alertContext(
	trx: Transaction<Database>,
	facts: Pick<Facts, 'lawnSeason' | 'hours' | 'name'>,
	now: Date,
): Promise<AlertContext> {
	const { date: today } = localTimeOf(now)
	const areas = await trx
		.selectFrom('pickup_areas')
		.selectAll()
		.where('is_active', '=', true)
		.orderBy('name')
		.orderBy('id')
		.execute()
	const alerts = await trx
		.selectFrom('service_alerts')
		.selectAll()
		.where('ended_at', 'is', null)
		// What ended this week may have moved a pickup to a day that is still to come.
		.where('ends_on', '>=', addDays(civilDay(today), -6).date)
		.orderBy('posted_at')
		.orderBy('id')
		.execute()
	const isSeen = ({ is_sample }: { is_sample: boolean }) => !is_sample || isSampleCompany(facts)
	return {
		today,
		areas: areas.filter(isSeen),
		alerts: alerts.filter(isSeen),
		rules: { lawnSeason: lawnSeasonDays(facts.lawnSeason), daysOff: facts.hours, daysOffChangedAt: null },
	}
}
