import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { placeholderValues } from '#app/content/named_facts.ts'
import { factWarnings, withPlaceholder } from './fact_warnings.ts'

const today = new Date('2026-11-21T12:00:00Z')

/** How each fact appears in a sentence; `#` is its value. */
const said: Record<string, string> = {
	company: '# picks up',
	phone: 'Call #.',
	email: 'Write #.',
	billingEmail: 'Write #.',
	address: 'Come to #.',
	'price.cart': 'From # a month.',
	'price.cart65': 'It is # a month.',
	'price.cart96': 'It is # a month.',
	'price.recycling': '# more for recycling',
	'price.lawn': 'Lawn for #',
	'price.commercial2': 'runs # a month',
	'price.commercial3': 'runs # a month',
	'cart.small': 'the #-gallon cart',
	'cart.large': 'a # gallon cart',
	'cart.lawn': 'one #-gal can',
	'lawn.season': 'We come #.',
	'rolloff.range': 'from # yards',
	'promise.quote': 'An answer within #.',
	'promise.hoa': 'An answer within #.',
	'promise.quoteAnswer': 'Write to us. #',
	'promise.hoaAnswer': 'Write to us. #',
	'promise.service': 'An answer within #.',
	'promise.serviceAnswer': 'Write to us. #',
	'promise.order': 'An answer within #.',
	'promise.orderAnswer': 'Write to us. #',
	'promise.accountUpdate': 'within #',
	'promise.cancelNotice': '# notice',
	'promise.skipNotice': '# before',
	'promise.rolloffCancel': '# before delivery',
	'promise.sameDayCutoff': 'before #',
	'promise.billDue': 'due within #',
	'bill.dueDays': 'due in # days',
	'bill.customerIdDigits': 'a #-digit number',
	'hours.weekdays': 'Open #.',
	'hours.opens': 'from # on',
	'hours.closes': 'until #',
	'carts.outBy': 'at the curb by #',
	founded: 'since #',
	'founded.year': 'since #',
	'rating.value': '# stars',
	'rating.count': '# reviews',
	...Object.fromEntries(
		facts.rolloffs.flatMap(({ yards }) => [
			[`rolloff.${yards}.loads`, '# pickup loads'],
			[`rolloff.${yards}.tons`, '# tons'],
			[`rolloff.${yards}.feet`, '# ft'],
		]),
	),
	...Object.fromEntries(
		facts.commercial.flatMap(({ yards }) => [
			[`commercial.${yards}.bags`, 'about # bags'],
			[`commercial.${yards}.pounds`, '# lbs'],
			[`commercial.${yards}.feet`, '# ft'],
		]),
	),
}

/** Facts that copy may type: sizes name the containers, towns are places, holidays have names; the others are words. */
const free = [
	'address.city',
	'address.state',
	'offered',
	'years.counted',
	'region',
	'familyOwned',
	'carts.gallons',
	'carts.a',
	'carts.either',
	'carts.cost',
	'carts.prices',
	'carts.pricesFirst',
	'rolloff.sizes',
	'commercial.sizes',
	'commercial.pickups',
	'hours.days',
	'hours.sunday',
	'hours.sundayEmergency',
	'hours.week',
	'holidays',
	'years',
	'towns',
	'towns.carts',
	'towns.containers',
	'towns.commercial',
	'towns.ownPrices',
	'recycling.day',
	'recycling.short',
	'truck.type',
	'truck.empties',
	...[...placeholderValues(facts, today).keys()].filter((name) =>
		/^days\.|\.(length|width|height|depth\.\w+)$/.test(name),
	),
]

const values = placeholderValues(facts, today)

test('every fact is either allowed in copy or in the list below', () => {
	expect([...Object.keys(said), ...free].toSorted()).toEqual([...values.keys()].toSorted())
})

test.each(Object.entries(said))('%s typed as a number suggests its placeholder', (name, sentence) => {
	const text = sentence.replace('#', values.get(name) ?? '')
	const suggestions = factWarnings(text, facts, today).flatMap((warning) => warning.suggestions)
	const ours = suggestions.find(({ placeholder }) => placeholder === `{{${name}}}`)
	expect(ours).toBeDefined()
	expect(withPlaceholder(text, ours?.replaced ?? '', ours?.placeholder ?? '')).toBe(
		sentence.replace('#', `{{${name}}}`),
	)
	expect(factWarnings(sentence.replace('#', `{{${name}}}`), facts, today)).toEqual([])
})

test('spans and plurals are found in every spelling', () => {
	const [span] = factWarnings('from $85–120 a month', facts, today)
	expect(span?.suggestions).toEqual([{ replaced: '$85–120', placeholder: '{{price.commercial2}}' }])
	const [notice] = factWarnings('a 30-day notice', facts, today)
	expect(notice?.suggestions.map(({ placeholder }) => placeholder)).toContain('{{promise.cancelNotice}}')
})

test('a price that is not a fact gets a warning without a suggestion', () => {
	expect(factWarnings('a $45 fee', facts, today)).toEqual([{ typed: '$45', suggestions: [] }])
})
