import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { factsOn, priceNotes, shownPrices } from './price_steps.ts'
import { choiceOf, dueFirst, isLawnWeek, orderTotal, totalSentence } from './total.ts'

const choice = { service: 'trash', cart: 'small', extras: [] as string[] }
const said = (changes: Partial<typeof choice>, week: string) => {
	const total = orderTotal({ ...choice, ...changes }, sampleFacts)
	return total && [totalSentence(total, sampleFacts), dueFirst(total, week, sampleFacts)]
}
const november = '2026-11-30'

/** The sample's carts, with the small one at this price in dollars. */
const carts = (small: number) =>
	sampleFacts.carts.map((cart) => (cart.slug === 'small' ? { ...cart, price: small } : cart))

test.each([
	[{}, november, '$29 a month', 'is $29, and it is due'],
	[{}, '2027-05-03', '$29 a month', 'is $29, and it is due'],
	[{ cart: 'large', extras: ['recycling'] }, november, '$43 a month', 'is $43, and it is due'],
	[
		{ extras: ['recycling', 'lawn'] },
		november,
		'$39 a month, $59 in the lawn season (May 1 to the end of October)',
		'is $39, and it is due',
	],
	[
		{ extras: ['lawn'] },
		'2027-04-26',
		'$29 a month, $49 in the lawn season (May 1 to the end of October)',
		'is $29, and',
	],
	// May 1 is the Friday of the first week, October 31 the Monday of the second one.
	[
		{ extras: ['lawn'] },
		'2026-04-27',
		'$29 a month, $49 in the lawn season (May 1 to the end of October)',
		'is $49, and',
	],
	[
		{ extras: ['lawn'] },
		'2033-10-31',
		'$29 a month, $49 in the lawn season (May 1 to the end of October)',
		'is $49, and',
	],
	[
		{ service: 'lawn', cart: '' },
		november,
		'$20 a month in the lawn season (May 1 to the end of October)',
		'is due within',
	],
	[
		{ extras: ['lawn'] },
		'2027-05-03',
		'$29 a month, $49 in the lawn season (May 1 to the end of October)',
		'is $49, and',
	],
	[
		{ service: 'lawn', cart: '' },
		'2027-05-03',
		'$20 a month in the lawn season (May 1 to the end of October)',
		'is $20, and',
	],
])('SD-02 the order total adds up from the facts, in and out of season: %o', (changes, week, total, due) => {
	const [sentence, first] = said(changes, week) ?? []
	expect(sentence).toBe(total)
	expect(first).toContain(`Nothing is due today. The first monthly bill ${due}`)
	expect(first).toMatch(/due within 30 days\.$/)
})

test('SD-02 there is no total without a cart, and the total follows the facts', () => {
	expect(orderTotal({ ...choice, cart: null }, sampleFacts)).toBeNull()
	const facts = { ...sampleFacts, carts: carts(31) }
	expect(orderTotal(choice, facts)?.monthly).toBe(31)
	expect(shownPrices(facts)).not.toBe(shownPrices(sampleFacts))
	expect(choiceOf({ service: 'trash', cart: '', extras: '' })).toEqual({ ...choice, cart: null })
})

test('SD-02 the latest planned prices in effect when service begins apply, and later changes are announced', () => {
	const from = (day: string, small: number) => ({
		from: day,
		prices: sampleFacts.prices,
		carts: carts(small),
		lawnSeason: sampleFacts.lawnSeason,
	})
	const steps = [from('2027-01-01', 31), from('2027-03-01', 33), from('2027-06-01', 35)]
	expect(factsOn('2026-12-31', sampleFacts, steps).carts[0]?.price).toBe(29)
	expect(factsOn('2027-02-28', sampleFacts, steps).carts[0]?.price).toBe(31)
	expect(factsOn('2027-04-01', sampleFacts, steps).carts[0]?.price).toBe(33)
	for (const week of ['2027-03-01', '2027-04-05'])
		expect(priceNotes(choice, week, sampleFacts, steps)).toEqual([
			'Our prices change on March 1, 2027: the total shows what applies when your service begins.',
			'From June 1, 2027 on: $35 a month.',
		])
	const large = { ...choice, cart: 'large' }
	for (const week of ['2026-12-28', '2027-04-05'])
		expect(priceNotes(large, week, sampleFacts, steps), 'its price stays').toEqual([])
	expect(new Set(steps.map((step) => shownPrices(sampleFacts, [step]))).size).toBe(3)
})

test('SD-02 a planned lawn season applies to service that begins after it, and is announced to those who begin earlier', () => {
	const lawn = { ...choice, extras: ['lawn'] }
	const { prices, carts: known } = sampleFacts
	const lawnSeason = { from: 'April 1', to: 'September 30' }
	const steps = [{ from: '2027-01-01', prices, carts: known, lawnSeason }]
	const begun = factsOn('2027-04-05', sampleFacts, steps)
	expect(begun.lawnSeason).toEqual(lawnSeason)
	expect(isLawnWeek('2027-04-05', sampleFacts)).toBe(false)
	expect(isLawnWeek('2027-04-05', begun)).toBe(true)
	expect(priceNotes(lawn, '2027-04-05', sampleFacts, steps)).toEqual([
		'The lawn season changes on January 1, 2027: the total shows what applies when your service begins.',
	])
	expect(priceNotes(lawn, '2026-12-28', sampleFacts, steps)).toEqual([
		'From January 1, 2027 on: $29 a month, $49 in the lawn season (April 1 to September 30).',
	])
	expect(priceNotes(choice, '2027-04-05', sampleFacts, steps), 'without lawn pickup').toEqual([])
})

test('SD-02 a cart can be ordered by its label or by its name in an address, however many carts there are', () => {
	const [cart] = sampleFacts.carts
	if (!cart) throw new Error('The sample company has carts')
	const four = [35, 48, 64, 95].map((gallons, index) => ({
		...cart,
		slug: `g${gallons}`,
		gallons,
		price: 20 + index,
	}))
	const facts = { ...sampleFacts, carts: four, lawnCan: null }
	for (const ordered of ['64-gallon cart', 'g64'])
		expect(orderTotal({ ...choice, cart: ordered, extras: ['lawn'] }, facts)).toMatchObject({
			lines: [{ label: 'Trash, 64-gallon cart', dollars: 22 }, { label: 'Lawn pickup, can' }],
			monthly: 22,
		})
	for (const gone of ['small', '65-gallon cart', ''])
		expect(orderTotal({ ...choice, cart: gone }, facts)).toBeNull()
	expect(orderTotal(choice, { ...facts, carts: [] })).toBeNull()
})
