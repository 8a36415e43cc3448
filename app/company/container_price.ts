import { formatDollars } from './dollars.ts'
import type { ContainerPrice, Facts } from './facts_type.ts'
import { listed } from '#platform/text/listed.ts'
import { counted } from '#platform/text/counted.ts'

/** What the total of a container includes (HB25-1090): `Delivery, pickup, 7 days, 2 tons and every fee`. */
function includedInPrice({ days, tons }: ContainerPrice): string {
	return listed([
		'Delivery',
		'pickup',
		...(days === null ? [] : [counted(days, 'day')]),
		...(tons === null ? [] : [counted(tons, 'ton')]),
		'every fee',
	])
}

/** Possible extra charges, each with its unit price. */
export function extrasOfPrice({ extraDay, extraTon, wastedTrip }: ContainerPrice): string[] {
	return [
		...(extraDay === null ? [] : [`${formatDollars(extraDay)} for each further day`]),
		...(extraTon === null ? [] : [`${formatDollars(extraTon)} for each further ton`]),
		...(wastedTrip === null ? [] : [`${formatDollars(wastedTrip)} for a trip in vain`]),
	]
}

/** What the total includes and the possible extra charges, one sentence each. */
export function priceTerms(price: ContainerPrice): string[] {
	const extras = extrasOfPrice(price)
	const included = `${includedInPrice(price)} included.`
	return extras.length === 0 ? [included] : [included, `On top may come ${listed(extras)}.`]
}

/** The complete price in sentences, starting with the total. */
export function priceSentences(price: ContainerPrice): string {
	return [`${formatDollars(price.dollars)} in all.`, ...priceTerms(price)].join(' ')
}

/** The prices of those sizes that have one, one line each; `sizes` are as in forms: `12 Yard`. */
export function pricesOfSizes(sizes: readonly string[], { rolloffs }: Pick<Facts, 'rolloffs'>): string[] {
	return rolloffs.flatMap(({ yards, price }) =>
		price && sizes.includes(`${yards} Yard`) ? [`${priceSentences(price)} That is the ${yards} Yard.`] : [],
	)
}
