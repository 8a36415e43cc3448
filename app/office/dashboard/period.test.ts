import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { periodOf } from './period.ts'

/** A Wednesday, 9:30 in Denver. */
const now = new Date('2026-11-18T16:30:00.000Z')
const spanOf = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()]

test.each([
	[
		'today',
		['2026-11-18T07:00:00.000Z', now.toISOString()],
		['2026-11-17T07:00:00.000Z', '2026-11-17T16:30:00.000Z'],
		8,
	],
	[
		'week',
		['2026-11-16T07:00:00.000Z', now.toISOString()],
		['2026-11-09T07:00:00.000Z', '2026-11-11T16:30:00.000Z'],
		7,
	],
	// Daylight saving time until November 1.
	[
		'month',
		['2026-11-01T06:00:00.000Z', now.toISOString()],
		['2026-10-01T06:00:00.000Z', '2026-10-18T15:30:00.000Z'],
		30,
	],
	[
		'year',
		['2026-01-01T07:00:00.000Z', now.toISOString()],
		['2025-01-01T07:00:00.000Z', '2025-11-18T16:30:00.000Z'],
		12,
	],
] as const)(
	'SD-129 %s so far is compared with the same part of the previous one, by the company’s calendar',
	(name, current, before, parts) => {
		const period = periodOf(name, now, sampleFacts)
		expect(spanOf(period.now)).toEqual(current)
		expect(spanOf(period.before)).toEqual(before)
		expect(period.parts).toHaveLength(parts)
		expect(period.edges.now).toHaveLength(parts + 1)
		expect(period.edges.now[0]).toEqual(period.now.from)
		expect(period.edges.before.at(-1)).toEqual(period.now.from)
	},
)

test.each([
	['month', '2027-03-30T18:00:00.000Z', '2027-03-01T07:00:00.000Z', '2027-02-28'],
	['month', '2027-01-05T18:00:00.000Z', '2026-12-05T18:00:00.000Z', '2026-12-05'],
	['year', '2028-02-29T18:00:00.000Z', '2027-02-28T18:00:00.000Z', '2027-02-28'],
	['week', '2026-11-16T18:00:00.000Z', '2026-11-09T18:00:00.000Z', '2026-11-09'],
] as const)('SD-129 for the %s as of %s, the previous period ends at %s', (name, at, end, last) => {
	const { before } = periodOf(name, new Date(at), sampleFacts)
	expect(before.to.toISOString()).toBe(end)
	expect(before.last).toBe(last)
})

test('SD-129 the sentence names both periods that are compared', () => {
	expect(periodOf('month', now, sampleFacts).sentence).toBe(
		'This month so far (Sunday, November 1 until now), against the same days of last month.',
	)
	expect(periodOf('week', new Date('2026-11-16T18:00:00.000Z'), sampleFacts).sentence).toBe(
		'This week so far (Monday, November 16), against the same days of last week.',
	)
})

test.each([
	[
		'today',
		'2026-11-16',
		'Monday, November 16, 2026',
		'2026-11-16',
		'2026-11-16',
		'2026-11-15',
		'2026-11-17',
	],
	[
		'week',
		'2026-11-11',
		'Mon, Nov 9 to Sun, Nov 15, 2026',
		'2026-11-09',
		'2026-11-15',
		'2026-11-02',
		'2026-11-16',
	],
	['month', '2026-10-31', 'October 2026', '2026-10-01', '2026-10-31', '2026-09-01', '2026-11-01'],
	['year', '2024-02-29', '2024', '2024-01-01', '2024-12-31', '2023-01-01', '2025-01-01'],
] as const)(
	'SD-129 a past period (%s, of the day %s) is counted whole, against the whole previous one',
	(name, day, title, first, last, earlier, later) => {
		const period = periodOf(name, now, sampleFacts, day)
		expect(period).toMatchObject({ title, day: first, earlierDay: earlier, laterDay: later })
		expect([period.now.first, period.now.last]).toEqual([first, last])
		expect(period.now.to).toEqual(period.edges.now.at(-1))
		expect(period.before.to).toEqual(period.now.from)
		expect(period.before.first).toBe(earlier)
		expect(periodOf(name, now, sampleFacts, earlier).laterDay).toBe(first)
	},
)

test('SD-129 a day in the current period or in the future selects the current period', () => {
	for (const day of ['2026-11-16', '2026-11-18', '2027-01-01'])
		expect(periodOf('week', now, sampleFacts, day)).toEqual(periodOf('week', now, sampleFacts))
	expect(periodOf('week', now, sampleFacts)).toMatchObject({
		title: 'This week',
		earlierDay: '2026-11-09',
		laterDay: null,
	})
})

test('SD-129 a week that spans two years names both years, and its days name theirs', () => {
	const january = new Date('2027-01-01T18:00:00.000Z')
	const current = periodOf('week', january, sampleFacts)
	expect(current.sentence).toContain('(Monday, December 28, 2026 until now)')
	expect(current.parts[4]?.name).toBe('Friday, January 1, 2027')
	const whole = periodOf('week', new Date('2027-01-08T18:00:00.000Z'), sampleFacts, '2027-01-01')
	expect(whole.title).toBe('Mon, Dec 28, 2026 to Sun, Jan 3, 2027')
})
