import { isDeepStrictEqual } from 'node:util'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { PriceStep } from './price_steps.ts'

/** The prices of orders that are planned, by their days; a plan that somebody has to decide first is none. */
export function priceSteps({ facts, planned }: Pick<Snapshot, 'facts' | 'planned'>): PriceStep[] {
	const pricesOf = ({ prices: { recycling, lawn }, carts }: typeof facts) => ({
		prices: { recycling, lawn },
		carts: facts.carts.map((cart) => ({
			...cart,
			price: carts.find(({ slug }) => slug === cart.slug)?.price ?? cart.price,
		})),
	})
	const days = (planned.ok ? planned.rows : []).map((day) => ({ from: day.from, ...pricesOf(day.facts) }))
	const sameAs = (one: Omit<PriceStep, 'from'>, other: Omit<PriceStep, 'from'>) =>
		isDeepStrictEqual([one.prices, one.carts], [other.prices, other.carts])
	return days.filter((step, at) => !sameAs(step, days[at - 1] ?? pricesOf(facts)))
}
