import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { chipDoc, chipPosition, chipText } from './chip_doc.ts'
import { withChips, withoutChips } from './fact_node.ts'

const today = new Date('2026-12-01T12:00:00.000Z')

test.each([
	'<p>A cart is {{price.cart65}} a month.</p>',
	'<p><a href="tel:{{phone}}">{{ phone }}</a>, {{ no such thing }}</p>',
	'<p>Braces {x} and {{}} and {{"x"}}</p>',
	'{{price.cart65}}{{price.cart96}}',
])('SD-139 %s is shown with chips and stored as it was', (html) => {
	expect(withoutChips(withChips(html, facts, today))).toBe(html)
})

test('SD-139 only placeholders outside of tags become chips, and only those that name a fact', () => {
	expect(withChips('<p><a href="tel:{{phone}}">{{phone}}</a> {{x}}</p>', facts, today)).toBe(
		'<p><a href="tel:{{phone}}"><span data-fact="phone"></span></a> {{x}}</p>',
	)
})

test.each(['', 'One line', '{{price.cart65}}\n\n {{ phone }}, {{nothing}} {\n', '{{request.name}}{{phone}}'])(
	'SD-139 the copy %j is edited with chips and stored as it was',
	(copy) => {
		expect(chipText(chipDoc(copy, facts, today))).toBe(copy)
	},
)

test('SD-139 the cursor stays where it was when chips take the place of braces', () => {
	const copy = 'A {{phone}}!\nB'
	const at = (characters: number) => chipPosition(copy, characters, facts, today)
	expect([0, 2, 11, 12, 13, 14].map(at)).toEqual([1, 3, 4, 5, 7, 8])
})
