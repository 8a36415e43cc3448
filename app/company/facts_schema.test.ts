import { expect, test } from 'vitest'
import { noPortals } from './portals.ts'
import { builtInPaints } from '#app/company/built_in_facts.server.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { getFact } from './fact_path.ts'
import { factFields, factGroups, factRules } from './facts_schema.ts'

const builtIn = { facts: sampleFacts, portals: noPortals, paints: builtInPaints }

test.each([...factFields.keys()])('the built-in %s exists and passes its own rule', (name) => {
	const value = getFact(builtIn, name)
	expect(value).not.toBeUndefined()
	expect(factFields.get(name)?.schema.safeParse(value)).toEqual({ success: true, data: value })
})

test('no fact is on two screens, and rules concern editable facts', () => {
	const names = factGroups.flatMap(({ fields }) => fields.map(({ name }) => name))
	expect(names).toEqual([...new Set(names)])
	for (const rule of factRules) {
		expect(rule.holds(sampleFacts)).toBe(true)
		for (const name of rule.names) expect(factFields.has(name)).toBe(true)
	}
})

test.each([
	['phone', '303.555.0187', '(303) 555-0187'],
	['phone', ' +1 303 555 0187 ', '(303) 555-0187'],
	['email', ' hello@poudre.example ', 'hello@poudre.example'],
	['name', '  Poudre\tValley\nDisposal ', 'Poudre Valley Disposal'],
	['prices.recycling', ' $31 ', 31],
	['prices.recycling', '24.50', 24.5],
	['prices.recycling', '$1,024.05', 1024.05],
	['prices.recycling', 33, 33],
	['rating.value', '4.7', 4.7],
	['hours.days', ['4', '1', '2', '1'], [1, 2, 4]],
	['hours.days', '1,2', [1, 2]],
	['smsConsentRequired', '', false],
	['smsConsentRequired', 'on', true],
	['portals.billing', ' ', null],
	['portals.billing', 'https://pay.example/hauler', 'https://pay.example/hauler'],
	['paints.trashCart.body', 'red', 'red'],
	['landscape', 'coast', 'coast'],
	['truckType', 'side loader', 'side loader'],
])('%s accepts what a form sends: %j', (name, sent, value) => {
	expect(factFields.get(name)?.schema.safeParse(sent)).toEqual({ success: true, data: value })
})

test.each([
	['name', '', 'Please fill this in.'],
	['name', '\u3164', 'Please fill this in.'],
	['phone', '555-0187', 'Please enter a phone number of ten digits, with its area code.'],
	['email', 'office', 'Please enter an email address, such as office@example.com.'],
	['prices.recycling', '29.505', 'Please enter a price from $1 to $9,999, such as 43 or 24.50.'],
	['prices.recycling', 29.505, 'Please enter a price from $1 to $9,999, such as 43 or 24.50.'],
	['prices.recycling', '10,24', 'Please enter a price from $1 to $9,999, such as 43 or 24.50.'],
	['prices.recycling', 0, 'Please enter a price from $1 to $9,999, such as 43 or 24.50.'],
	['prices.recycling', '', 'Please enter a price from $1 to $9,999, such as 43 or 24.50.'],
	['promises.quoteHours', -2, 'Please enter a whole number from 1 to 80.'],
	['hours.opens', '7:00', 'Please enter a time of day, such as 07:00 or 16:30.'],
	['hours.opens', '24:00', 'Please enter a time of day, such as 07:00 or 16:30.'],
	['hours.days', [], 'Please choose at least one day of the week.'],
	['hours.days', [0, 8], 'Please choose at least one day of the week.'],
	['lawnSeason.from', 'spring', 'Please name a month, as in "May 1" or "the end of October".'],
	['address.zip', '8053', 'Please enter a ZIP code of five digits.'],
	[
		'portals.mapEmbed',
		'javascript:alert(1)',
		'Please enter a full address that begins with https://, or leave it empty.',
	],
	[
		'portals.mapEmbed',
		'https://a;b/',
		'Please enter a full address that begins with https://, or leave it empty.',
	],
	['paints.rolloff.body', '#ff0000', 'Please choose one of the colors.'],
	['landscape', 'moon', 'Please choose one of the list.'],
	['smsConsentRequired', 'maybe', 'Please switch this on or off.'],
])('%s refuses %j in one sentence', (name, sent, sentence) => {
	const parsed = factFields.get(name)?.schema.safeParse(sent)
	expect(parsed?.error?.issues[0]?.message).toBe(sentence)
})
