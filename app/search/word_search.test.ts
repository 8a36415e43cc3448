import { expect, test } from 'vitest'
import { searchWords } from './word_search.ts'

const pool = [
	{ title: 'What does weekly pickup cost?', body: 'The small cart is the cheap one.', to: '/#cost' },
	{ title: 'Do holidays change my pickup day?', body: 'Sometimes by one day.', to: '/#holidays' },
	{ title: 'Roll-off containers', body: `${'long '.repeat(60)}holiday`, to: '/#services' },
]
const found = (query: string) => searchWords(query, pool).map(({ to }) => to)

test('a word in the title counts more than one in the text', () => {
	expect(found('holiday')).toEqual(['/#holidays', '/#services'])
})

test('plural and singular find each other, upper and lower case too', () => {
	expect(found('HOLIDAYS')).toEqual(['/#holidays', '/#services'])
	expect(found('carts')).toEqual(['/#cost'])
})

test.each(['', '   ', '?', 'what is the', 'zebra'])('%j finds nothing', (query) => {
	expect(found(query)).toEqual([])
})

test('a long text is cut at a word to 150 characters', () => {
	const [result] = searchWords('containers', pool)
	expect(result?.body.length).toBeLessThanOrEqual(151)
	expect(result?.body).toMatch(/ long…$/)
})
