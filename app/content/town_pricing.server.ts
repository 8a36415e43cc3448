import { z } from 'zod'
import type { Facts } from '#app/company/facts_type.ts'
import { namesEach, ofCart } from './cart_words.ts'
import { fillPlaceholders, splitPlaceholders } from './placeholders.ts'
import type { PricingInfo } from '#db/content_rows.ts'

const label = z.string().trim().min(1).max(200)
const pricing = z.object({
	columns: z.tuple([label, label]),
	items: z
		.array(z.object({ service: label, price: label }))
		.min(1)
		.max(30),
})

/** What shows where a town has no readable prices of its own (RT-06). */
const defaultPricing: PricingInfo = {
	columns: ['Service', 'Price'],
	items: [
		{ service: '{{each.gallons}}-gallon cart', price: '{{each.price}}/month' },
		{
			service: 'Recycling add-on, picked up {{recycling.short}}',
			price: '+{{price.recycling}}/month',
		},
	],
}

/**
 * A town's prices from the JSON text its row holds, as `{ columns: [label, label], items: [{ service, price }] }`;
 * the default table where the text is no JSON or has another shape. The labels are plain text, placeholders filled.
 */
export function townPricing(text: string | null, facts: Facts, today: Date): PricingInfo {
	const { columns, items } = parse(text) ?? defaultPricing
	const fill = (words: string) => fillPlaceholders(words, { ...facts, hasOwnPrices: false }, today)
	return {
		columns: [fill(columns[0]), fill(columns[1])],
		items: items
			.flatMap((item) => linesOf(item, facts))
			.map(({ service, price }) => ({ service: fill(service), price: fill(price) }))
			.filter(({ service, price }) => service !== '' && price !== ''),
	}
}

/** A line that names something of each cart stands once for each. */
function linesOf({ service, price }: PricingInfo['items'][number], { carts }: Facts): PricingInfo['items'] {
	if (!namesEach(service + price)) return [{ service, price }]
	return carts.map((cart) => ({ service: ofCart(service, cart), price: ofCart(price, cart) }))
}

/** Whether a town's table names the company's prices, or at least none of its own, so that sums of these hold there too. */
export function hasCompanyPrices(
	text: string | null,
	{ carts, services }: Pick<Facts, 'carts' | 'services'>,
): boolean {
	const { items } = parse(text) ?? defaultPricing
	const prices = items.map(({ price }) => price).join('\n')
	const isLawnTyped = items.some(
		({ service, price }) => ofLawn.test(`${service} ${price}`) && isPriceTyped(price),
	)
	return (
		!(services.lawn && isLawnTyped) &&
		(!services.recycling || prices.includes('{{price.recycling}}') || !isPriceTyped(prices)) &&
		(prices.includes('{{each.price}}') ||
			carts.every(({ gallons }) => prices.includes(`{{price.cart${gallons}}}`)))
	)
}

/** Its words and the names of its facts: `{{cart.lawn}}`, `{{lawn.season}}`. */
const ofLawn = /lawn/i

function isPriceTyped(price: string): boolean {
	return splitPlaceholders(price).some((piece) => 'text' in piece && /\d/.test(piece.text))
}

function parse(text: string | null): PricingInfo | null {
	if (text === null) return null
	try {
		return pricing.parse(JSON.parse(text))
	} catch {
		return null
	}
}
