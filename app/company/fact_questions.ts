import { formatDollars } from './dollars.ts'
import { sizes } from './sizes.ts'

/** Facts that are seldom so together, which is asked about when one of them is changed. */
export interface FactQuestion {
	names: readonly [string, ...string[]]
	label: string
	/** What is odd about these values, by name; null for nothing. */
	oddity(values: Readonly<Record<string, unknown>>): string | null
}

const { carts } = sizes

export const factQuestions: readonly FactQuestion[] = [
	{
		names: ['prices.cart65', 'prices.cart96'],
		label: 'Prices of carts',
		oddity: ({ 'prices.cart65': small, 'prices.cart96': large }) =>
			typeof small === 'number' && typeof large === 'number' && small > large
				? `The ${carts.small}-gallon cart for ${formatDollars(small)} would cost more than the ${carts.large}-gallon one for ${formatDollars(large)}`
				: null,
	},
]
