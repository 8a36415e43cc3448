import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { hasCompanyPrices, townPricing } from './town_pricing.server.ts'

const today = new Date('2026-11-21T12:00:00Z')
const { prices, carts } = facts
const lines = carts.map(({ gallons, price }) => ({
	service: `${gallons}-gallon cart`,
	price: `$${price}/month`,
}))
const defaultTable = {
	columns: ['Service', 'Price'],
	items: [
		...lines,
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
		items: [{ service: '65-gallon cart', price: '$29' }],
	})
})

test('RT-06 every seeded town has a table of its own with the same prices', () => {
	for (const { pricing_info } of residentialTowns) {
		const { columns, items } = townPricing(pricing_info, facts, today)
		expect([
			['Service', 'Price'],
			['Cart Type', 'Monthly Price'],
		]).toContainEqual(columns)
		expect(items.map(({ price }) => price)).toEqual(expect.arrayContaining(lines.map(({ price }) => price)))
	}
})

test('RT-06 a line for each cart is repeated per cart size, and it is recognized whether a table has the company’s prices', () => {
	const cart = (gallons: number, price: number) => ({
		slug: `c${gallons}`,
		gallons,
		price,
		inches: [40, 20, 20] as const,
	})
	const table = (...rows: (typeof items)[number][]) => JSON.stringify({ columns: ['A', 'B'], items: rows })
	const each = { service: '{{each.gallons}}-gallon cart', price: '{{each.price}}/month' }
	const recycling = { service: 'Recycling', price: '{{price.recycling}}' }
	const own = { service: '{{cart.small}}-gallon cart', price: '{{price.cart35}}' }
	for (const [sizes, services] of [
		[[], ['Recycling']],
		[[cart(95, 36)], ['95-gallon cart', 'Recycling']],
		[
			[cart(35, 19.5), cart(64, 24), cart(95, 27.5)],
			['35-gallon cart', '64-gallon cart', '95-gallon cart', 'Recycling'],
		],
	] as const) {
		const there = { ...facts, carts: sizes }
		const { items: shown } = townPricing(table(each, recycling), there, today)
		expect(shown.map(({ service }) => service)).toEqual(services)
		expect(hasCompanyPrices(table(each, recycling), there)).toBe(true)
	}
	const many = { ...facts, carts: [cart(35, 19.5), cart(64, 24)] }
	expect(townPricing(table(each), many, today).items[0]).toEqual({
		service: '35-gallon cart',
		price: '$19.50/month',
	})
	expect(hasCompanyPrices(table(own, recycling), many), 'one of two is missing').toBe(false)
	expect(hasCompanyPrices(table(each), many), 'recycling is not named, and nothing is typed').toBe(true)
	const typed = { ...recycling, price: '+$12/month' }
	expect(hasCompanyPrices(table(each, typed), many), 'recycling is typed').toBe(false)
	expect(hasCompanyPrices(table(each, recycling, typed), many), 'something else is typed').toBe(true)
	// A line with a placeholder of a cart that no longer exists is left out.
	expect(
		townPricing(table({ ...own, price: '{{price.cart65}}' }, recycling), many, today).items,
	).toHaveLength(1)
})

test('RT-06 a typed lawn price makes the table the town’s own only where lawn pickup is offered', () => {
	const cart = { service: '{{each.gallons}}-gallon cart', price: '{{each.price}}/month' }
	const recycling = { service: 'Recycling', price: '{{price.recycling}}' }
	const table = (service: string, price: string) =>
		JSON.stringify({ columns: ['A', 'B'], items: [cart, recycling, { service, price }] })
	const withLawn = (lawn: boolean) => ({ ...facts, services: { ...facts.services, lawn } })
	for (const [service, price, isOwn] of [
		['Lawn pickup', '$25/month', true],
		['{{cart.lawn}}-gallon cart', '$18', true],
		['Grass, {{lawn.season}}', '+$22/month', true],
		['Yard cart', '$25, lawn only', true],
		['Lawn pickup', '{{price.lawn}}/month', false],
		['{{cart.lawn}}-gallon cart', '{{price.lawn}}', false],
		['Lawn pickup', 'Call us', false],
		['A second look', '$5', false],
	] as const) {
		const of = table(service, price)
		expect(hasCompanyPrices(of, withLawn(true)), `${service}: ${price}`).toBe(!isOwn)
		expect(hasCompanyPrices(of, withLawn(false)), `${service}: ${price}`).toBe(true)
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
		items: [{ service: '<script>alert(1)</script>', price: '"$29"' }],
	})
})
