import { isDeepStrictEqual } from 'node:util'
import { rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { PriceStep } from './price_steps.ts'

/** The planned prices of orders and lawn seasons, by day; ignores plans that still need a decision. */
export function priceSteps({ facts, planned }: Pick<Snapshot, 'facts' | 'planned'>): PriceStep[] {
	const pricesOf = ({ prices: { recycling, lawn }, carts, lawnSeason }: typeof facts) => ({
		prices: { recycling, lawn },
		lawnSeason,
		carts: facts.carts.map((cart) => ({
			...cart,
			price: carts.find(({ slug }) => slug === cart.slug)?.price ?? cart.price,
		})),
	})
	const days = rowsIn(planned).map((day) => ({ from: day.from, ...pricesOf(day.facts) }))
	const before = [pricesOf(facts), ...days]
	return days.filter((step, at) => !isDeepStrictEqual({ ...before[at], from: step.from }, step))
}
