import { capitalized } from '#platform/text/capitalized.ts'
import { listed } from '#platform/text/listed.ts'

type Carts = readonly { gallons: number }[]

/** `48-gallon cart` */
export function cartName(gallons: number): string {
	return `${gallons}-gallon cart`
}

/** `The 48-gallon and the 64-gallon cart drawn to scale beside a person`. */
export function cartsDrawn(carts: Carts): string {
	const all = listed(carts.map(({ gallons }) => `the ${gallons}-gallon`)) || 'a'
	return `${capitalized(all)} cart drawn to scale beside a person`
}

/** The word before `cart`, by the number of carts: `the`, `either` or `any`. */
export function eitherCart({ length }: Carts): string {
	return length < 2 ? 'the' : length === 2 ? 'either' : 'any'
}

/** The lowest monthly price; null without carts. */
export function lowestPrice(carts: readonly { price: number }[]): number | null {
	return carts.length > 0 ? Math.min(...carts.map(({ price }) => price)) : null
}

/** `48-gallon can`; `can` if its size is unknown. */
export function lawnCanName({ lawnCan }: { lawnCan: { gallons: number } | null }): string {
	return lawnCan ? `${lawnCan.gallons}-gallon can` : 'can'
}
