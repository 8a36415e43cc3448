import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { townPricing } from './town_pricing.server.ts'

const today = new Date('2026-11-21T12:00:00Z')
const { prices, carts } = facts
const defaultTable = {
	columns: ['Service', 'Price'],
	items: [
		{ service: `${carts.small}-gallon cart`, price: `$${prices.cart65}/month` },
		{ service: `${carts.large}-gallon cart`, price: `$${prices.cart96}/month` },
		{ service: 'Recycling add-on, picked up the same day as trash', price: `+$${prices.recycling}/month` },
	],
}

test('RT-06 a town’s own table is shown, its placeholders filled', () => {
	const own = JSON.stringify({
		columns: ['Cart Type', 'Monthly Price'],
		items: [{ service: '{{cart.small}}-gallon cart', price: '{{price.cart65}}' }],
	})
	expect(townPricing(own, facts, today)).toEqual({
		columns: ['Cart Type', 'Monthly Price'],
		items: [{ service: `${carts.small}-gallon cart`, price: `$${prices.cart65}` }],
	})
})

test('RT-06 every seeded town has a table of its own with the same prices', () => {
	for (const { pricing_info } of residentialTowns) {
		const { columns, items } = townPricing(pricing_info, facts, today)
		expect([
			['Service', 'Price'],
			['Cart Type', 'Monthly Price'],
		]).toContainEqual(columns)
		expect(items.map(({ price }) => price)).toEqual(
			expect.arrayContaining([`$${prices.cart65}/month`, `$${prices.cart96}/month`]),
		)
	}
})

const items = [{ service: 'Cart', price: '$1' }]
test.each([
	['nothing', null],
	['an empty text', ''],
	['no JSON', 'Cart: $29'],
	['JSON that breaks off', '{"columns":["Service","Price"],"items":[{"service":"Cart"'],
	['a number', '29'],
	['null', 'null'],
	['a list', JSON.stringify(items)],
	['no columns', JSON.stringify({ items })],
	['one column', JSON.stringify({ columns: ['Price'], items })],
	['three columns', JSON.stringify({ columns: ['A', 'B', 'C'], items })],
	['a column that is no text', JSON.stringify({ columns: ['A', { toString: 'B' }], items })],
	['an empty column', JSON.stringify({ columns: ['A', '  '], items })],
	['no items', JSON.stringify({ columns: ['A', 'B'] })],
	['an empty list of items', JSON.stringify({ columns: ['A', 'B'], items: [] })],
	['an item without a price', JSON.stringify({ columns: ['A', 'B'], items: [{ service: 'Cart' }] })],
	[
		'a price that is a number',
		JSON.stringify({ columns: ['A', 'B'], items: [{ service: 'Cart', price: 29 }] }),
	],
	[
		'a text without end',
		JSON.stringify({ columns: ['A', 'B'], items: [{ service: 'x'.repeat(201), price: '$1' }] }),
	],
	['more lines than a table', JSON.stringify({ columns: ['A', 'B'], items: Array(31).fill(items[0]) })],
	['a nest of brackets', '['.repeat(100_000)],
])('RT-06 %s gives the default table', (_, text) => {
	expect(townPricing(text, facts, today)).toEqual(defaultTable)
})

test('RT-06 hostile text is text: markup stays as typed, unknown placeholders are removed, unexpected keys do nothing', () => {
	const text = `{"__proto__":{"columns":["X","Y"]},"columns":["<b>A</b>","B"],"items":[{"service":"<script>alert(1)</script>{{nobody}}","price":"\\"{{price.cart65}}\\"","constructor":"x"}]}`
	expect(townPricing(text, facts, today)).toEqual({
		columns: ['<b>A</b>', 'B'],
		items: [{ service: '<script>alert(1)</script>', price: `"$${prices.cart65}"` }],
	})
})
