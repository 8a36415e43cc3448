import { priceSentences } from '#app/company/container_price.ts'
import type { RolloffSize } from './sizes.ts'

/** The totals of the sizes that have one, as structured data says them. */
export function sizeOffers(sizes: readonly RolloffSize[]) {
	return sizes.flatMap(({ yards, price }) =>
		price
			? [{ name: `${yards} Yard Dumpster`, dollars: price.dollars, description: priceSentences(price) }]
			: [],
	)
}
