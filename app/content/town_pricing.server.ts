import { z } from 'zod'
import type { Facts } from '#app/company/facts_type.ts'
import { namesEachCart, withCartWords } from './cart_words.ts'
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

/** The default for a town without readable prices of its own (RT-06). */
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
 * Parses a town's prices from its row's JSON text, `{ columns: [label, label], items: [{ service, price }] }`;
 * uses the default table if the text is no JSON or has another shape. Returns plain text with placeholders
 * filled.
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

/** Repeats a line with `each.*` placeholders for each cart. */
function linesOf({ service, price }: PricingInfo['items'][number], { carts }: Facts): PricingInfo['items'] {
	if (!namesEachCart(service + price)) return [{ service, price }]
	return carts.map((cart) => ({ service: withCartWords(service, cart), price: withCartWords(price, cart) }))
}

/**
 * Whether a town's table uses the company's prices, or at least has none of its own, so that totals of these
 * hold there.
 */
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

/** Matches the word and names of facts: `{{cart.lawn}}`, `{{lawn.season}}`. */
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
