import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { seasonMonths } from './lawn_season.ts'

test('RS-01 lawn pickup runs from May to October', () => {
	const months = seasonMonths(facts.lawnSeason)
	expect(months).toHaveLength(12)
	expect(months.filter(({ isInSeason }) => isInSeason).map(({ name }) => name)).toEqual([
		'May',
		'June',
		'July',
		'August',
		'September',
		'October',
	])
})

test('a season without a month is an error in the facts', () => {
	expect(() => seasonMonths({ from: 'spring', to: 'October' })).toThrow('No month in "spring"')
})
