import { expect, test } from 'vitest'
import { scoreOf, wordsOf } from './score.ts'

const score = (query: string, title: string, body = '') => scoreOf({ title, body }, wordsOf(query))

test.each([
	['cart', 'Your cart', 'The cart.', 1],
	['cart', 'Your cart', '', 3 / 5],
	['cart', '', 'The cart.', 2 / 5],
	['contai', 'Containers', '', 2 / 5],
	['contai', 'Containers', 'Our containers', 3 / 5],
	['broken cart', 'Your cart is broken', 'Carts', 8 / 10],
])('SE-02 %j in %j and %j scores by field', (query, title, body, expected) => {
	expect(score(query, title, body)).toBeCloseTo(expected)
})

test.each([
	['CARTS', 'one cart'],
	['missed', 'you miss us'],
	['holiday', 'Holidays'],
	['deliveries', 'a delivery'],
])('SE-02 %j and %j are the same word', (query, title) => {
	expect(score(query, title)).toBeCloseTo(3 / 5)
})

test.each(['', '  ', '?!', 'what is the', 'art', '.*', 'x cart y z'])('%j matches nothing here', (query) => {
	expect(score(query, 'Nothing', 'A cart.')).toBe(0)
})
