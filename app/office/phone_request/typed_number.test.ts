import { expect, test } from 'vitest'
import { matchingNumber } from './typed_number.ts'

test('SD-49 of a caller’s numbers the one is meant that stands in the field when “Fill in” is pressed', () => {
	const phones = ['(970) 555-0142', '(970) 555-0188']
	expect(
		Object.fromEntries(
			['', '970', '970 555 0188', '1 970 555 0188', '+1 (970) 555-0188', '0188', '555', '970 555 0199'].map(
				(typed) => [typed, matchingNumber(typed, phones)],
			),
		),
	).toEqual({
		'': '(970) 555-0142',
		'970': '(970) 555-0142',
		'970 555 0188': '(970) 555-0188',
		'1 970 555 0188': '(970) 555-0188',
		'+1 (970) 555-0188': '(970) 555-0188',
		'0188': '(970) 555-0188',
		'555': '(970) 555-0142',
		'970 555 0199': '970 555 0199',
	})
	expect(matchingNumber('', [])).toBe('')
})
