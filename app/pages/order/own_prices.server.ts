import { openPlans } from '#app/content/open_plans.server.ts'
import { forecast } from '#app/content/plan_forecast.ts'
import { townFacts, townPricesPath } from '#app/content/routes.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { Store } from '#db/store.server.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import type { OwnPrices } from './place.ts'

/** The prices of its own that a town has or, as it is planned, gets; null where the company's hold and stay. Rejects while the store is away. */
export async function ownPricesAt(
	{ db }: Store,
	snapshot: Snapshot,
	town: ResidentialTownRow | undefined,
	today: string,
): Promise<OwnPrices | null> {
	if (!town) return null
	const areOwn = (pricing_info: string | null) =>
		townFacts({ ...town, pricing_info }, snapshot, today).hasOwnPrices === true
	const to = townPricesPath(town)
	if (areOwn(town.pricing_info)) return { to, from: null }
	const plans = (await openPlans(db)).filter(
		(plan) =>
			plan.content_table === 'residential_towns' && plan.row_id === town.id && plan.field === 'pricing_info',
	)
	const { outlooks } = forecast(plans, () => town.pricing_info)
	const change = plans.find(
		({ id, value }) => outlooks.get(id)?.asks === false && areOwn(JSON.parse(value) as string | null),
	)
	return change ? { to, from: change.starts_on } : null
}
