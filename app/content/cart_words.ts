import { withArticle } from '#platform/text/counted.ts'
import { capitalized } from '#platform/text/capitalized.ts'
import { eitherCart, lowestPrice } from '#app/company/cart_name.ts'
import { formatDollars } from '#app/company/dollars.ts'
import type { CartFacts, Facts } from '#app/company/facts_type.ts'
import { joined, listed } from '#platform/text/listed.ts'

type Carts = Facts['carts']

/** Placeholders about all carts together, however many there are; null if there are no carts. */
const cartWords: ReadonlyMap<string, (carts: Carts) => string | null> = new Map([
	[
		'price.cart',
		(carts) => {
			const price = lowestPrice(carts)
			return price === null ? null : formatDollars(price)
		},
	],
	['cart.small', (carts) => gallonsOf(carts[0])],
	// Besides the small cart; null if there is only one, so that copy comparing two is left out.
	['cart.large', (carts) => (carts.length > 1 ? gallonsOf(carts.at(-1)) : null)],
	['carts.gallons', (carts) => some(carts, () => allGallons(carts))],
	[
		'carts.a',
		([first, ...others]) => {
			if (!first) return null
			const each = [withArticle(first.gallons), ...others.map(({ gallons }) => `${gallons}`)]
			return `${capitalized(listed(each, 'or'))} gallon cart`
		},
	],
	['carts.either', (carts) => some(carts, () => eitherCart(carts))],
	// Completes a sentence that begins with "The".
	['carts.cost', (carts) => some(carts, () => listed(carts.map(costSentence)).slice('the '.length))],
])

/** Placeholders that list every cart, with the words before the last one after a colon: `{{carts.prices:, or }}`. */
const cartListPlaceholders: ReadonlyMap<string, (cart: CartFacts, index: number) => string> = new Map([
	[
		'carts.prices',
		({ gallons, price }, index) =>
			`${gallons} gallons for ${formatDollars(price)}${index === 0 ? ' a month' : ''}`,
	],
	[
		'carts.pricesFirst',
		({ gallons, price }, index) =>
			index === 0
				? `${formatDollars(price)} a month for ${gallons} gallons`
				: `${formatDollars(price)} for ${gallons}`,
	],
])

/** Placeholders in a line that is repeated for each cart. */
const perCartPlaceholders: ReadonlyMap<string, (cart: CartFacts) => string> = new Map([
	['each.gallons', ({ gallons }) => `${gallons}`],
	['each.price', ({ price }) => formatDollars(price)],
])

/** The placeholder names about carts. Outside a repeated line, those of `perCartPlaceholders` refer to the first cart. */
export const cartNames: readonly string[] = [
	...cartWords.keys(),
	...cartListPlaceholders.keys(),
	...perCartPlaceholders.keys(),
]

/** The value of a placeholder about carts; null if there are no carts, undefined for any other placeholder. */
export function cartWord(inside: string, carts: Carts): string | null | undefined {
	const [name = '', ...words] = inside.split(':')
	const key = name.trim()
	const each = perCartPlaceholders.get(key)
	const one = cartListPlaceholders.get(key)
	if (each) return carts[0] ? each(carts[0]) : null
	if (one) return some(carts, () => joined(carts.map(one), words.length > 0 ? words.join(':') : ' or '))
	return cartWords.get(key)?.(carts)
}

/** Whether a text has placeholders that are filled for each cart. */
export function namesEachCart(text: string): boolean {
	return /\{\{\s*each\./.test(text)
}

/**
 * Repeats each line with `each.*` placeholders once per cart. Names that `isTold` rejects stay placeholders; a
 * price becomes the placeholder of that cart's price.
 */
export function linesPerCart(text: string, carts: Carts, isTold: (name: string) => boolean): string {
	if (!namesEachCart(text)) return text
	return text
		.split('\n')
		.flatMap((line) =>
			namesEachCart(line) ? carts.map((cart) => withCartWords(line, cart, isTold)) : [line],
		)
		.join('\n')
}

/** Fills a text's `each.*` placeholders for one cart; names that `isTold` rejects stay placeholders. */
export function withCartWords(
	text: string,
	cart: CartFacts,
	isTold: (name: string) => boolean = () => true,
): string {
	return text.replaceAll(/\{\{\s*(each\.\w+)\s*\}\}/g, (written, name: string) => {
		if (isTold(name)) return perCartPlaceholders.get(name)?.(cart) ?? written
		return name === 'each.price' ? `{{price.cart${cart.gallons}}}` : written
	})
}

function some(carts: Carts, say: () => string): string | null {
	return carts.length > 0 ? say() : null
}

function gallonsOf(cart: CartFacts | undefined): string | null {
	return cart ? `${cart.gallons}` : null
}

const allGallons = (carts: Carts) =>
	listed(
		carts.map((cart) => `${cart.gallons}`),
		'or',
	)

const costSentence = ({ gallons, price }: CartFacts) =>
	`the ${gallons}-gallon cart is ${formatDollars(price)} a month`
