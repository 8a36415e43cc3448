import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { isSeasonDay, lawnSeasonDays } from './lawn_season.ts'

test('RS-01 the season of the facts is from May 1 to October 31', () => {
	expect(lawnSeasonDays(facts.lawnSeason)).toEqual({ from: '05-01', to: '10-31' })
})

test.each([
	['May', 'October', '05-01', '10-31'],
	['April 12', 'November 15th', '04-12', '11-15'],
	['mid-April', 'early November', '04-15', '11-01'],
	['the beginning of May', 'the middle of October', '05-01', '10-15'],
	['the end of February', 'late September', '02-29', '09-30'],
	['April 31', 'October 0', '04-30', '10-31'],
])('from %s to %s is %s to %s', (from, to, first, last) => {
	expect(lawnSeasonDays({ from, to })).toEqual({ from: first, to: last })
})

test('a season without a month is an error in the facts', () => {
	expect(() => lawnSeasonDays({ from: 'spring', to: 'October' })).toThrow('No month in "spring"')
})

test.each([
	['the end of May', true],
	['May 1', true],
	['February 29', true],
	['October 31', true],
	['April 31', false],
	['October 0', false],
])('"%s" is a day that its month has: %s', (words, isDay) => {
	expect(isSeasonDay(words)).toBe(isDay)
})
