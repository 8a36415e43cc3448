import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { isStartWeek, startWeeks } from './start_weeks.ts'

const at = (time: string) => new Date(time)

test.each([
	['on a Tuesday morning', '2026-11-17T09:00:00-07:00', '2026-11-23'],
	// The confirmation is due on Monday, so that week is too soon.
	['on a Friday afternoon', '2026-11-20T15:00:00-07:00', '2026-11-30'],
	['on a Sunday', '2026-11-22T12:00:00-07:00', '2026-11-30'],
])('SD-03 %s, service begins in the week after the confirmation at the earliest', (_, now, first) => {
	const weeks = startWeeks('trash', sampleFacts, [], at(now))
	expect(weeks[0]).toBe(first)
	expect(weeks).toHaveLength(12)
	expect(weeks.every((week) => isStartWeek(week, 'trash', sampleFacts, [], at(now)))).toBe(true)
})

test('SD-03 lawn pickup begins in its season', () => {
	const now = at('2026-11-17T09:00:00-07:00')
	// May 1 of 2027 is a Saturday.
	expect(startWeeks('lawn', sampleFacts, [], now)[0]).toBe('2027-05-03')
	expect(isStartWeek('2026-11-30', 'lawn', sampleFacts, [], now)).toBe(false)
	expect(startWeeks('lawn', sampleFacts, [], at('2027-10-19T09:00:00-06:00')).slice(0, 2)).toEqual([
		'2027-10-25',
		'2028-05-01',
	])
})

test('SD-03 SD-140 lawn pickup begins in a planned season from the day on which the plan takes effect', () => {
	const now = at('2026-11-17T09:00:00-07:00')
	const { prices, carts } = sampleFacts
	const lawnSeason = { from: 'April 1', to: 'October 31' }
	const planned = (from: string) => [{ from, prices, carts, lawnSeason }]
	expect(startWeeks('lawn', sampleFacts, planned('2027-01-01'), now)[0]).toBe('2027-03-29')
	expect(startWeeks('lawn', sampleFacts, planned('2027-04-12'), now)[0]).toBe('2027-04-12')
	expect(isStartWeek('2027-04-05', 'lawn', sampleFacts, planned('2027-01-01'), now)).toBe(true)
	expect(isStartWeek('2027-04-05', 'lawn', sampleFacts, planned('2027-04-12'), now)).toBe(false)
})

test('SD-03 service can begin only in a week that starts on a future Monday', () => {
	const now = at('2026-11-17T09:00:00-07:00')
	for (const day of ['2026-11-16', '2026-11-24'])
		expect(isStartWeek(day, 'trash', sampleFacts, [], now)).toBe(false)
})
