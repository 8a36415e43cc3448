import { withArticle } from '#platform/text/counted.ts'
import { capitalized } from '#platform/text/capitalized.ts'
import { eitherCart, lowestPrice } from '#app/company/cart_name.ts'
import { formatDollars } from '#app/company/dollars.ts'
import type { CartFacts, Facts } from '#app/company/facts_type.ts'
import { joined, listed } from '#platform/text/listed.ts'

type Carts = Facts['carts']

/** What copy says of all carts by one name, however many there are; null without any. */
const cartWords: ReadonlyMap<string, (carts: Carts) => string | null> = new Map([
	[
		'price.cart',
		(carts) => {
			const price = lowestPrice(carts)
			return price === null ? null : formatDollars(price)
		},
	],
	['cart.small', (carts) => gallonsOf(carts[0])],
	// Beside the small one; what speaks of two is not said where there is one.
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
	// After “The”.
	['carts.cost', (carts) => some(carts, () => listed(carts.map(costSentence)).slice('the '.length))],
])

/** The same where the words before the last one stand after a colon: `{{carts.prices:, or }}`. */
const eachInTurn: ReadonlyMap<string, (cart: CartFacts, index: number) => string> = new Map([
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

/** What stands of each cart in a line that is said once for each. */
const ofEach: ReadonlyMap<string, (cart: CartFacts) => string> = new Map([
	['each.gallons', ({ gallons }) => `${gallons}`],
	['each.price', ({ price }) => formatDollars(price)],
])

/** The names by which copy speaks of the carts; those of `ofEach` stand for the first one by themselves. */
export const cartNames: readonly string[] = [...cartWords.keys(), ...eachInTurn.keys(), ...ofEach.keys()]

/** What the inside of a placeholder says of the carts; null where there are none, undefined for any other. */
export function cartWord(inside: string, carts: Carts): string | null | undefined {
	const [name = '', ...words] = inside.split(':')
	const key = name.trim()
	const each = ofEach.get(key)
	const one = eachInTurn.get(key)
	if (each) return carts[0] ? each(carts[0]) : null
	if (one) return some(carts, () => joined(carts.map(one), words.length > 0 ? words.join(':') : ' or '))
	return cartWords.get(key)?.(carts)
}

/** Whether a text names something of each cart. */
export function namesEach(text: string): boolean {
	return /\{\{\s*each\./.test(text)
}

/** The lines of a text; one that names something of `each` cart stands once for each. A price that is not told is named as this cart’s. */
export function linesOfCarts(text: string, carts: Carts, isTold: (name: string) => boolean): string {
	if (!namesEach(text)) return text
	return text
		.split('\n')
		.flatMap((line) => (namesEach(line) ? carts.map((cart) => ofCart(line, cart, isTold)) : [line]))
		.join('\n')
}

/** A text that speaks of one cart, with its words in it. */
export function ofCart(
	text: string,
	cart: CartFacts,
	isTold: (name: string) => boolean = () => true,
): string {
	return text.replaceAll(/\{\{\s*(each\.\w+)\s*\}\}/g, (written, name: string) => {
		if (isTold(name)) return ofEach.get(name)?.(cart) ?? written
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
