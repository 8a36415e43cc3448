import { expect, test } from 'vitest'
import { searchedWords } from './searched_words.ts'

test.each([
	['  Missed   PICKUP ', 'missed pickup'],
	['20 yard dumpster', '20 yard dumpster'],
	['96 gallon cart $33', '96 gallon cart $33'],
	['12 or 15 yards?', '12 or 15 yards?'],
	['2026 holiday schedule', '2026 holiday schedule'],
	['bill for june@example.com', 'bill for'],
	['call me 970-555-0142 please', 'call me please'],
	['(970) 555 0142', ''],
	['+1 970.555.0142', ''],
	['account 123456789012', 'account'],
	['pickup day at 1200 Cart Lane', 'pickup day at'],
	['4 w oak st fort collins', 'fort collins'],
	['???', ''],
	['tab\tand\u0000null', 'tab and null'],
	[`${'long '.repeat(30)}`, 'long '.repeat(16).trim()],
])('%j is counted as %j', (query, words) => {
	expect(searchedWords(query)).toBe(words)
})
