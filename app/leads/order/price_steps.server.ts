import type { Facts } from '#app/company/facts_type.ts'
import { forecast } from '#app/content/plan_forecast.ts'
import type { Store } from '#db/store.server.ts'
import type { PriceStep } from './price_steps.ts'

const priced = ['cart65', 'cart96', 'recycling', 'lawn'] as const
const factName = (name: string) => `prices.${name}`

/** The prices of orders that are planned, by their days; a plan that somebody has to decide first is none. Rejects while the store is away. */
export async function readPriceSteps(
	{ db }: Pick<Store, 'db'>,
	{ prices }: Pick<Facts, 'prices'>,
): Promise<PriceStep[]> {
	const plans = await db
		.selectFrom('planned_changes')
		.selectAll()
		.where('settled_at', 'is', null)
		.where('content_table', '=', 'company_facts')
		.where('row_id', 'in', priced.map(factName))
		.orderBy('starts_on')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	const known = new Map<string, number>(priced.map((name) => [factName(name), prices[name]]))
	const { outlooks } = forecast(plans, ({ row_id }) => known.get(row_id))
	const steps: PriceStep[] = []
	for (const { id, row_id, value, starts_on } of plans) {
		if (outlooks.get(id)?.asks !== false) continue
		known.set(row_id, Number(JSON.parse(value)))
		const [cart65 = 0, cart96 = 0, recycling = 0, lawn = 0] = priced.map((name) => known.get(factName(name)))
		const step = { from: starts_on, prices: { cart65, cart96, recycling, lawn } }
		if (steps.at(-1)?.from === starts_on) steps.pop()
		steps.push(step)
	}
	return steps
}
