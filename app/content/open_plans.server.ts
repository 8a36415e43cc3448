import type { Kysely } from 'kysely'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import type { Database } from '#db/schema.ts'
import { forecastByDay, type Target, targetKey } from './plan_forecast.ts'

/** Plans that have not taken effect and were not taken back, in the order in which they do. Rejects while the store is away. */
export function openPlans(db: Kysely<Database>): Promise<PlannedChangeRow[]> {
	return db
		.selectFrom('planned_changes')
		.selectAll()
		.where('settled_at', 'is', null)
		.orderBy('starts_on')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
}

/** The forecast by day of these fields, given with their present values. Rejects while the store is away. */
export async function readForecast(
	db: Kysely<Database>,
	fields: readonly (readonly [Target, unknown])[],
): Promise<ReturnType<typeof forecastByDay>> {
	const known = new Map(fields.map(([target, value]) => [targetKey(target), value]))
	const plans = (await openPlans(db)).filter((plan) => known.has(targetKey(plan)))
	return forecastByDay(plans, (target) => known.get(targetKey(target)))
}
