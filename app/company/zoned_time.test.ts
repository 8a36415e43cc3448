import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { instantOf, localTimeOf } from './zoned_time.ts'

const clock: [instant: string, date: string, time: string][] = [
	['2026-11-21T14:00:00.000Z', '2026-11-21', '07:00'],
	['2026-07-04T13:30:00.000Z', '2026-07-04', '07:30'],
	['2027-01-01T06:59:00.000Z', '2026-12-31', '23:59'],
	['2027-01-01T07:00:00.000Z', '2027-01-01', '00:00'],
	['2026-03-08T08:59:00.000Z', '2026-03-08', '01:59'],
	['2026-03-08T09:00:00.000Z', '2026-03-08', '03:00'],
	['2026-11-01T07:00:00.000Z', '2026-11-01', '01:00'],
	['2026-11-01T09:00:00.000Z', '2026-11-01', '02:00'],
]

test.each(clock)('at %s the local date is %s and the local time %s, and back', (instant, date, time) => {
	expect(localTimeOf(new Date(instant), sampleFacts)).toEqual({ date, time })
	expect(instantOf({ date, time }, sampleFacts).toISOString()).toBe(instant)
})

test('seconds are not rounded up to a minute', () => {
	expect(localTimeOf(new Date('2026-11-21T22:59:59.999Z'), sampleFacts).time).toBe('15:59')
})

test('a time skipped by the clock change in March is an hour later', () => {
	const skipped = instantOf({ date: '2026-03-08', time: '02:30' }, sampleFacts)
	expect(localTimeOf(skipped, sampleFacts)).toEqual({ date: '2026-03-08', time: '03:30' })
})

test('a time repeated by the clock change in November is the first of the two', () => {
	expect(instantOf({ date: '2026-11-01', time: '01:30' }, sampleFacts).toISOString()).toBe(
		'2026-11-01T07:30:00.000Z',
	)
})

test('two companies have different clocks, and one in Arizona has no daylight saving time', () => {
	const [phoenix, newYork] = [{ timeZone: 'America/Phoenix' }, { timeZone: 'America/New_York' }]
	const at = (date: string) =>
		[phoenix, newYork].map((zoned) => instantOf({ date, time: '06:00' }, zoned).toISOString().slice(11, 16))
	expect(at('2026-07-01')).toEqual(['13:00', '10:00'])
	expect(at('2026-12-01')).toEqual(['13:00', '11:00'])
	expect(localTimeOf(new Date('2026-03-08T09:30:00Z'), phoenix)).toEqual({
		date: '2026-03-08',
		time: '02:30',
	})
})
