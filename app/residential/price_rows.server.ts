import { listed } from '#platform/text/listed.ts'
import { cartName } from '#app/company/cart_name.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { orderTotal, totalSentence } from '#app/leads/order/total.ts'
import type { PriceRow } from '#app/pickup/prices/price_calculator.tsx'
import { formatDollars } from '#app/company/dollars.ts'

const extrasChosen = [[], ['recycling'], ['lawn'], ['recycling', 'lawn']] as const
const extraNames = { recycling: 'recycling', lawn: 'lawn pickup' } as const

type Prices = Pick<Facts, 'prices' | 'carts' | 'lawnCan' | 'lawnSeason' | 'services'>

/** The total price of every cart with and without recycling and lawn pickup, as for an order (FI-33). */
export function priceRows(facts: Prices): PriceRow[] {
	return facts.carts.flatMap(({ slug, gallons }, index) =>
		extrasChosen.flatMap((extras: readonly (keyof typeof extraNames)[]) => {
			if (!extras.every((extra) => facts.services[extra])) return []
			const total = orderTotal({ service: 'trash', cart: slug, extras }, facts)
			if (total === null) return []
			const names = extras.map((extra) => extraNames[extra])
			return [
				{
					of: [...(facts.carts.length > 1 ? [index + 1] : []), ...extras].join(' '),
					what: `${cartName(gallons)}${names.length > 0 ? ` with ${listed(names)}` : ''}`,
					price: totalSentence(total, facts),
				},
			]
		}),
	)
}

/** A sentence with the fee for a cart whose lid does not close; null if the office has not set one. */
export function overfilledSentence({ prices: { overfilled } }: Pick<Facts, 'prices'>): string | null {
	return overfilled === null
		? null
		: `A cart whose lid does not close costs ${formatDollars(overfilled)} that time.`
}
