import { priceSentences } from '#app/company/container_price.ts'
import type { RolloffSize } from './sizes.ts'

/** The total prices of the sizes that have one, for structured data. */
export function sizeOffers(sizes: readonly RolloffSize[]) {
	return sizes.flatMap(({ yards, price }) =>
		price
			? [{ name: `${yards} Yard Dumpster`, dollars: price.dollars, description: priceSentences(price) }]
			: [],
	)
}
