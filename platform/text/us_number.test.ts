import { expect, test } from 'vitest'
import { listed } from './listed.ts'
import { usNumber } from './us_number.ts'

test.each([0, 7, 12, 999, 1000, 1200, 12_345, 123_456, 1_234_567, 2.5, 0.125, 1234.567, -1200])(
	'%d is written as Intl writes it',
	(number) => {
		expect(usNumber(number)).toBe(number.toLocaleString('en-US'))
	},
)

test('cents keep their zero, and each number of a range has its commas', () => {
	expect(usNumber('9999.50')).toBe('9,999.50')
	expect(usNumber('2-3')).toBe('2-3')
	expect(usNumber('1000-20000')).toBe('1,000-20,000')
})

test.each([
	[[], ''],
	[['a'], 'a'],
	[['a', 'b'], 'a and b'],
	[['a, and so on', 'b', 'c'], 'a, and so on, b and c'],
])('%j are listed as “%s”', (items, text) => {
	expect(listed(items)).toBe(text)
	expect(listed(items, 'or')).toBe(text.replace(/ and (?=\w$)/, ' or '))
})
