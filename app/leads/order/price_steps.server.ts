import { readForecast } from '#app/content/open_plans.server.ts'
import type { Target } from '#app/content/plan_forecast.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { Store } from '#db/store.server.ts'
import type { PriceStep } from './price_steps.ts'

const priced = ['recycling', 'lawn'] as const
const ofFact = (name: string): Target => ({
	content_table: 'company_facts',
	row_id: `prices.${name}`,
	field: 'value',
})
const ofCart = (id: string): Target => ({ content_table: 'cart_sizes', row_id: id, field: 'price_dollars' })

/** The prices of orders that are planned, by their days; a plan that somebody has to decide first is none. Rejects while the store is away. */
export async function readPriceSteps(
	{ db }: Pick<Store, 'db'>,
	{ facts: { prices, carts }, cartSizes }: Pick<Snapshot, 'facts' | 'cartSizes'>,
): Promise<PriceStep[]> {
	const ids = new Map<string, string>()
	const fields: [Target, unknown][] = priced.map((name) => [ofFact(name), prices[name]])
	for (const { id, slug, price_dollars } of cartSizes.ok ? cartSizes.rows : []) {
		fields.push([ofCart(id), price_dollars])
		ids.set(slug, id)
	}
	const { days, valueOn } = await readForecast(db, fields)
	return days.map((from) => {
		const priceThen = (target: Target, now: number) => Number(valueOn(from, target) ?? now)
		return {
			from,
			prices: {
				recycling: priceThen(ofFact('recycling'), prices.recycling),
				lawn: priceThen(ofFact('lawn'), prices.lawn),
			},
			carts: carts.map((cart) => ({
				...cart,
				price: priceThen(ofCart(ids.get(cart.slug) ?? ''), cart.price),
			})),
		}
	})
}
