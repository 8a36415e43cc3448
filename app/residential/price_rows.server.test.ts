import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { overfilledSentence, priceRows } from './price_rows.server.ts'

const seasons = 'in the lawn season (May 1 to the end of October)'

test('FI-33 every cart with and without recycling and lawn pickup, as an order comes to', () => {
	expect(priceRows(sampleFacts)).toEqual([
		{ of: 'small', what: '65-gallon cart', price: '$29 a month' },
		{ of: 'small recycling', what: '65-gallon cart with recycling', price: '$39 a month' },
		{ of: 'small lawn', what: '65-gallon cart with lawn pickup', price: `$29 a month, $49 ${seasons}` },
		{
			of: 'small recycling lawn',
			what: '65-gallon cart with recycling and lawn pickup',
			price: `$39 a month, $59 ${seasons}`,
		},
		{ of: 'large', what: '96-gallon cart', price: '$33 a month' },
		{ of: 'large recycling', what: '96-gallon cart with recycling', price: '$43 a month' },
		{ of: 'large lawn', what: '96-gallon cart with lawn pickup', price: `$33 a month, $53 ${seasons}` },
		{
			of: 'large recycling lawn',
			what: '96-gallon cart with recycling and lawn pickup',
			price: `$43 a month, $63 ${seasons}`,
		},
	])
})

test('FI-33 cents are added exactly, and an overfilled cart is spoken of only where its price is known', () => {
	const prices = { ...sampleFacts.prices, cart65: 24.1, recycling: 10.2, overfilled: 7.5 }
	expect(priceRows({ ...sampleFacts, prices })[1]?.price).toBe('$34.30 a month')
	expect(overfilledSentence({ prices })).toBe('A cart whose lid does not close costs $7.50 that time.')
	expect(overfilledSentence(sampleFacts)).toBeNull()
})
