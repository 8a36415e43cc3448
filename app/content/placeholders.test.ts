import { expect, test, vi } from 'vitest'
import { sampleFacts as facts, sampleFacts } from '#test/sample_facts.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { yearsInService } from './named_facts.ts'
import { fillPlaceholders, missingSizes, unknownPlaceholders } from './placeholders.ts'

const today = new Date('2026-11-21T12:00:00Z')
const filled = (text: string) => fillPlaceholders(text, facts, today)

test.each([
	['{{company}}', 'Horsetooth Hauling'],
	['{{phone}}', '(970) 555-0142'],
	['{{email}}', 'office@horsetoothhauling.example'],
	['{{billingEmail}}', 'billing@horsetoothhauling.example'],
	['{{address}}', '1200 Cart Lane, Loveland, CO 80537'],
	['{{price.cart65}}', '$29'],
	['{{price.cart96}}', '$33'],
	['{{price.recycling}}', '$10'],
	['{{price.lawn}}', '$20'],
	['{{price.commercial2}}', '$85-120'],
	['{{price.commercial3}}', '$110-150'],
	['{{cart.small}}/{{cart.large}}/{{cart.lawn}}', '65/96/64'],
	['{{lawn.season}}', 'May 1 to the end of October'],
	['{{rolloff.range}}', '12-30'],
	['{{rolloff.sizes}}', '12, 15, 20 and 30'],
	['{{commercial.sizes}}', '2 and 3'],
	['{{rolloff.12.loads}}, {{rolloff.12.tons}}, {{rolloff.12.feet}}', '4-6, 2-3, 14x8x3.5'],
	['{{rolloff.30.length}} by {{rolloff.30.width}} by {{rolloff.30.height}}', '22 by 8 by 6'],
	['{{commercial.2.bags}}, {{commercial.2.pounds}}, {{commercial.2.feet}}', '12, 400, 6x3x3'],
	['{{promise.quote}}', '2 business hours'],
	['{{promise.quoteAnswer}}', 'We get back to you within 2 business hours with a price.'],
	['{{promise.hoa}}', '1 business day'],
	['{{promise.hoaAnswer}}', 'We get back to you within 1 business day with a price.'],
	['{{promise.accountUpdate}}', '1 business day'],
	['{{promise.cancelNotice}}', '30 days'],
	['{{promise.skipNotice}}', '24 hours'],
	['{{promise.rolloffCancel}}', '24 hours'],
	['{{promise.sameDayCutoff}}', 'noon'],
	['{{bill.dueDays}}/{{bill.customerIdDigits}}', '30/12'],
	['{{hours.weekdays}}', 'Monday to Friday, 7:00 AM to 4:00 PM'],
	['{{founded}}, {{founded.year}}', 'January 2008, 2008'],
	['{{years}}', '18'],
	['{{rating.value}} from {{rating.count}}', '4.8 from 128'],
	[
		'{{towns}}',
		'Bellvue, Berthoud, Fort Collins, Greeley, Laporte, Longmont, Loveland, Severance, Timnath, Wellington and Windsor',
	],
	['{{towns.carts}}', 'Bellvue, Fort Collins, Greeley, Laporte, Severance, Wellington and Windsor'],
	['{{days.fort-collins}}, {{days.severance}}', 'Monday or Tuesday, Thursday'],
	['{{recycling.day}}; {{recycling.short}}', 'on the same day as your trash; the same day as trash'],
])('%s becomes %s', (text, expected) => {
	expect(filled(text)).toBe(expected)
})

test('text around placeholders is kept, and whitespace inside them ignored', () => {
	expect(filled('From {{ price.cart65 }} a month, {single} braces stay.')).toBe(
		'From $29 a month, {single} braces stay.',
	)
})

test('D30 recycling and pickup days of the areas change the copy, and a town without areas has no sentence about its day', () => {
	const routes = { ...facts.routes, recycling: 'alternating', days: {} } as const
	const changed = (text: string) => fillPlaceholders(text, { ...facts, routes }, today)
	expect(changed('We take it {{recycling.day}}.')).toBe(
		'We take it every other week on the same day as your trash.',
	)
	expect(changed('Recycling, {{recycling.short}}')).toBe('Recycling, every other week on trash day')
	expect(changed('Greeley goes out on {{days.greeley}}. Call us.')).toBe('Call us.')
})

test('FI-106 a company name that ends with a period does not get a second one at the end of a sentence', () => {
	const inc = { ...facts, name: 'Ram Waste, Inc.' }
	expect(fillPlaceholders('Ask {{company}}. {{company}} answers.', inc, today)).toBe(
		'Ask Ram Waste, Inc. Ram Waste, Inc. answers.',
	)
})

test('a changed fact changes the copy', () => {
	const dearer = { ...facts, prices: { ...facts.prices, recycling: 11 } } as unknown as Facts
	expect(fillPlaceholders('{{price.recycling}}', dearer, today)).toBe('$11')
})

test('RT-06 in a town with its own prices, lines with the company’s prices or with a price for each cart are left out', () => {
	const own = (text: string) => fillPlaceholders(text, { ...facts, hasOwnPrices: true }, today)
	const text = 'Carts:\n{{each.gallons}} gallons: {{each.price}}\nRecycling: {{price.recycling}}\nCall us.'
	expect(own(text)).toBe('Carts:\nCall us.')
	expect(own('{{each.gallons}} gallons')).toBe('65 gallons\n96 gallons')
	expect(filled(text)).toBe('Carts:\n65 gallons: $29\n96 gallons: $33\nRecycling: $10\nCall us.')
})

test('RT-06 the sentence about other prices names every town that has its own, and is left out if none has', () => {
	const text = 'From {{price.cart}}. Other prices hold in {{towns.ownPrices}}.'
	const ownPrices = ['Severance', 'Wellington'].map((name) => ({ name, to: '/' }))
	expect(fillPlaceholders(text, { ...facts, ownPrices }, today)).toBe(
		'From $29. Other prices hold in Severance and Wellington.',
	)
	expect(filled(text)).toBe('From $29.')
})

test.each(['', 'price', 'price.cartsmall', 'rolloff.18.bags', 'rolloff.12.bags', 'constructor'])(
	'{{%s}} is unknown and reported',
	(name) => {
		const onUnknown = vi.fn<(name: string) => void>()
		expect(fillPlaceholders(`a{{${name}}}b`, facts, today, { onUnknown })).toBe('ab')
		expect(onUnknown).toHaveBeenCalledExactlyOnceWith(name)
		expect(unknownPlaceholders(`{{phone}} {{${name}}}`)).toEqual([name])
	},
)

test('copy about sizes follows the sizes that exist, and sentences about a missing size are left out', () => {
	const of = (rolloffs: Facts['rolloffs'], commercial: Facts['commercial'] = []) =>
		fillPlaceholders(
			'Ours: {{rolloff.range}}. A 18 takes {{rolloff.18.tons}} tons. From {{price.commercial4}}. Call us.',
			{ ...facts, rolloffs, commercial },
			today,
		)
	const size = { yards: 18, loads: '6', tons: '3', feet: [14, 8, 4], slug: null } as const
	expect(of([])).toBe('Call us.')
	expect(of([size])).toBe('Ours: 18. A 18 takes 3 tons. Call us.')
	expect(of([size, { ...size, yards: 40 }])).toBe('Ours: 18-40. A 18 takes 3 tons. Call us.')
	const four = {
		yards: 4,
		bags: 20,
		pounds: 800,
		feet: [6, 4, 4],
		price: { from: 90, to: 90 },
		pickups: [],
	} as const
	expect(of([], [four])).toBe('From $90. Call us.')
	expect(
		missingSizes('{{rolloff.12.tons}} {{rolloff.18.tons}} {{phone}} {{price.commercial4}}', facts),
	).toEqual(['rolloff.18.tons', 'price.commercial4'])
})

test('a sentence that begins with a price or a number is left out alone if a fact in it is missing', () => {
	const filledWith = (text: string) => fillPlaceholders(text, { ...facts, rolloffs: [] }, today)
	expect(filledWith('For shops and yards. {{price.commercial2}} or {{price.commercial9}} a month.')).toBe(
		'For shops and yards.',
	)
	expect(
		filledWith('For roofs (and moves). {{rolloff.range}} yards, before {{promise.sameDayCutoff}}.'),
	).toBe('For roofs (and moves).')
	expect(filledWith('Your yards. {{bill.dueDays}} days are due. Since {{price.cart9}}.')).toBe(
		'Your yards. 30 days are due.',
	)
	for (const [before, after] of [
		['Behind Hwy. 34 since', ''],
		['Closed Dec. 25 and before', ''],
		['Open until 5 p.m. 6 days a week, from', ''],
		['It holds approx. 3 loads, or', 'tons'],
		['Call ext. 12 by', ''],
	] as const)
		expect(filledWith(`${before} {{price.cart9}} ${after}. Call us.`), 'an abbreviation goes on').toBe(
			'Call us.',
		)
})

test.each(['rolloff.12.constructor', 'commercial.2.toString'])('{{%s}} is not an object member', (name) => {
	expect(unknownPlaceholders(`{{${name}}}`)).toEqual([name])
})

test('values are escaped when the copy is HTML', () => {
	const escape = (value: string) => value.replaceAll('&', '&amp;')
	const paired = { ...facts, name: 'Salt & Sand' } as unknown as Facts
	expect(fillPlaceholders('<p>{{company}}</p>', paired, today, { escape })).toBe('<p>Salt &amp; Sand</p>')
})

const unsaid = { ...facts, founded: null, familyOwned: false }

test.each([
	['Weekly pickup. A family has done it since {{founded}}. No contracts.', 'Weekly pickup. No contracts.'],
	[
		'It began well. {{years}} years ago that was. We answer at {{phone}}.',
		'It began well. We answer at (970) 555-0142.',
	],
	['One line.\n{{company}} was founded in {{founded.year}}.', 'One line.'],
	['Local Since {{founded.year}}', ''],
	['A {{familyOwned}} business.', 'A local business.'],
])('FI-53 without the founding year, %s', (text, expected) => {
	expect(fillPlaceholders(text, unsaid, today)).toBe(expected)
})

test.each([
	['St. Louis County', 'Smith Bros. Disposal'],
	['the Mt. Hood area', 'St. Croix Disposal'],
	['Ft. Pierce and Pt. St. Lucie', 'J. R. Smith & Sons'],
])(
	'FI-53 in %s, with the company name %s, a sentence without its founding year is removed as a whole',
	(region, name) => {
		const abbreviated = { ...unsaid, region, name, carts: [] }
		const told = (text: string) => fillPlaceholders(text, abbreviated, today)
		expect(told('Weekly. In {{region}} from {{price.cart}} a month. No contracts.')).toBe(
			'Weekly. No contracts.',
		)
		expect(told('We serve {{region}}. Ask {{company}} of {{founded}}. Since then we drive.')).toBe(
			`We serve ${region}. Since then we drive.`,
		)
		expect(told('{{company}} in {{region}} since {{founded}}.\nOur town is St.\nCall {{company}}.')).toBe(
			`Our town is St.\nCall ${name}.`,
		)
	},
)

test('FI-53 without the founding year, the whole HTML paragraph is removed', () => {
	const html = '<p>We <strong>began. In {{founded.year}}</strong>, that is.</p><p>{{company}}</p>'
	const escape = (value: string) => value
	expect(fillPlaceholders(html, unsaid, today, { escape })).toBe('<p>Horsetooth Hauling</p>')
})

test('FI-53 a section left without text is removed with its heading, and one that still has a subsection stays', () => {
	const missingFact = '<p>Since {{founded}}.</p>'
	const html = `<h2>Old</h2>${missingFact}<h2>Two</h2><h3>a</h3>${missingFact}<h3>b</h3><p>b</p><h2>End</h2><ul><li>${missingFact}</li></ul>`
	expect(fillPlaceholders(html, unsaid, today, { escape: (value) => value })).toBe(
		'<h2>Two</h2><h3>b</h3><p>b</p>',
	)
})

test('CF-03 if the founding month is unknown, only the year is given, and only completed years in service are counted', () => {
	const founded = { year: 2015, month: null }
	expect(fillPlaceholders('{{founded}}: {{years}}', { ...facts, founded }, today)).toBe('2015: 10')
	expect(yearsInService(founded, sampleFacts, new Date('2026-12-01T12:00:00Z'))).toBe(11)
})

test('CF-03 years in service increase on January 1 in Colorado, not in Greenwich (D25)', () => {
	expect(yearsInService(sampleFacts.founded, sampleFacts, new Date('2027-01-01T06:59:59Z'))).toBe(18)
	expect(yearsInService(sampleFacts.founded, sampleFacts, new Date('2027-01-01T07:00:00Z'))).toBe(19)
})
