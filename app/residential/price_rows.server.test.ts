import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { overfilledSentence, priceRows } from './price_rows.server.ts'

const seasons = 'in the lawn season (May 1 to the end of October)'

test('FI-33 every cart is listed with and without recycling and lawn pickup, at the price of such an order', () => {
	expect(priceRows(sampleFacts)).toEqual([
		{ of: '1', what: '65-gallon cart', price: '$29 a month' },
		{ of: '1 recycling', what: '65-gallon cart with recycling', price: '$39 a month' },
		{ of: '1 lawn', what: '65-gallon cart with lawn pickup', price: `$29 a month, $49 ${seasons}` },
		{
			of: '1 recycling lawn',
			what: '65-gallon cart with recycling and lawn pickup',
			price: `$39 a month, $59 ${seasons}`,
		},
		{ of: '2', what: '96-gallon cart', price: '$33 a month' },
		{ of: '2 recycling', what: '96-gallon cart with recycling', price: '$43 a month' },
		{ of: '2 lawn', what: '96-gallon cart with lawn pickup', price: `$33 a month, $53 ${seasons}` },
		{
			of: '2 recycling lawn',
			what: '96-gallon cart with recycling and lawn pickup',
			price: `$43 a month, $63 ${seasons}`,
		},
	])
})

test('FI-33 cents are added exactly, and an overfilled cart is mentioned only if its price is known', () => {
	const prices = { ...sampleFacts.prices, recycling: 10.2, overfilled: 7.5 }
	const carts = sampleFacts.carts.map((cart) => ({ ...cart, price: 24.1 }))
	expect(priceRows({ ...sampleFacts, prices, carts })[1]?.price).toBe('$34.30 a month')
	expect(overfilledSentence({ prices })).toBe('A cart whose lid does not close costs $7.50 that time.')
	expect(overfilledSentence(sampleFacts)).toBeNull()
})

test('FI-33 a single cart has no number, and each of four carts has its own rows', () => {
	const [cart] = sampleFacts.carts
	if (!cart) throw new Error('The sample company has carts')
	const of = (carts: readonly (typeof cart)[]) => priceRows({ ...sampleFacts, carts }).map((row) => row.of)
	expect(of([cart])).toEqual(['', 'recycling', 'lawn', 'recycling lawn'])
	const four = [35, 48, 65, 96].map((gallons) => ({ ...cart, slug: `g${gallons}`, gallons }))
	expect(of(four)).toHaveLength(16)
	expect(of(four).at(-1)).toBe('4 recycling lawn')
	expect(of([])).toEqual([])
})
