import { expect, test } from 'vitest'
import { matchingNumber } from './typed_number.ts'

test('SD-49 “Fill in” takes the one of a caller’s numbers that matches the typed digits, or else the first', () => {
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
