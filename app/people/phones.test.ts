import { expect, test } from 'vitest'
import { callablePhones, phoneKeys, shownPhones } from './identifiers.server.ts'

const both = ['+19705550142', '+19705550199']

test.each([
	['970-555-0142 or 970-555-0199', both],
	['(970) 555-0142 / (970) 555-0199', both],
	['9705550142, 9705550199', both],
	['970-555-0142;970-555-0199', both],
	['9705550142 9705550199', both],
	['cell 970 555 0142 home 970 555 0199', both],
	['970-555-0142 or (970) 555-0142', ['+19705550142']],
	['970/555-0142', ['+19705550142']],
	['+44 20 7946 0018 or 970-555-0142', ['+442079460018', '+19705550142']],
	['970-555-0142 ext 5', ['+19705550142']],
	['555-0142', []],
	['000 000 0000', []],
	['', []],
])('SD-30 the numbers in “%s”', (typed, keys) => {
	expect(phoneKeys(typed)).toEqual(keys)
})

test.each([
	['970.555.0142', '(970) 555-0142', ['tel:+19705550142']],
	[
		'+1 970-555-0142 or 9705550199',
		'(970) 555-0142 or (970) 555-0199',
		['tel:+19705550142', 'tel:+19705550199'],
	],
	['970-555-0142 ext 5', '(970) 555-0142 ext. 5', ['tel:+19705550142;ext=5']],
	['555-0142', '555-0142', ['tel:5550142']],
	['970-555-0142, after five', '970-555-0142, after five', ['tel:+19705550142']],
	['call the neighbors', 'call the neighbors', []],
	[null, '', []],
])('SD-95 “%s” is displayed and linked for dialing', (typed, shown, links) => {
	expect(shownPhones(typed)).toBe(shown)
	expect(callablePhones(typed).map(({ tel }) => tel)).toEqual(links)
})
