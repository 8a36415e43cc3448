import { expect, test } from 'vitest'
import { pickupAreaRow } from '#test/rows.ts'
import {
	changeRules,
	comingRules,
	moveNewestRule,
	picksUp,
	ruleOn,
	rulesOf,
	withOurStreams,
} from './area_rules.ts'
import { pickupsBetween } from './pickups.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { ruleInWords, rulesInForce, rulesInWords, weekdayWords } from './rule_words.ts'
import { irregularIntervals } from './irregular_intervals.ts'

const rules = {
	lawnSeason: { from: '05-01', to: '10-31' },
	opens: '07:00',
	trucksOutUntil: '18:00',
	coming: [],
	daysOff: { ...sampleFacts.hours, holidays: {}, closedDays: [] },
	daysOffChangedAt: null,
	alerts: [],
}
const thursday = pickupAreaRow({
	weekday: 'Thursday',
	recycling: 'none',
	recycling_anchor: null,
	has_lawn: false,
})
const with_ = (...args: Parameters<typeof changeRules>) => ({ ...thursday, ...changeRules(...args) })
const days = (area: typeof thursday, from: string, to: string) =>
	pickupsBetween(area, from, to, rules).map(({ date }) => date)
const words = (area: typeof thursday) =>
	rulesOf(area).map(({ valid_from, weekday }) => `${valid_from} ${weekday}`)

test('PD-53 each date has the pickups of its own rule, before and after the day it changes', () => {
	const tuesday = with_(thursday, { weekday: 'Tuesday' }, '2027-01-04')
	expect(days(tuesday, '2026-12-28', '2027-01-17')).toEqual(['2026-12-31', '2027-01-05', '2027-01-12'])
	expect(ruleOn(tuesday, '2027-01-03').weekday).toBe('Thursday')
	expect(ruleOn(tuesday, '2027-01-04').weekday).toBe('Tuesday')
	expect(comingRules(tuesday, '2027-01-03').map(({ valid_from }) => valid_from)).toEqual(['2027-01-04'])
	expect(comingRules(tuesday, '2027-01-04')).toEqual([])
})

test('PD-53 a change also applies to the rules after it, and a rule that changes nothing is left out', () => {
	const tuesday = with_(thursday, { weekday: 'Tuesday' }, '2027-01-04')
	const lawn = with_(tuesday, { has_lawn: true }, '2026-12-07')
	expect(rulesOf(lawn).map(({ valid_from, weekday, has_lawn }) => [valid_from, weekday, has_lawn])).toEqual([
		[null, 'Thursday', false],
		['2026-12-07', 'Thursday', true],
		['2027-01-04', 'Tuesday', true],
	])
	expect(words(with_(tuesday, { weekday: 'Thursday' }, '2027-01-04')), 'taken back').toEqual([
		'null Thursday',
	])
	expect(words(with_(tuesday, { weekday: 'Friday' }, '2026-12-07')), 'instead').toEqual([
		'null Thursday',
		'2026-12-07 Friday',
	])
	expect(words(with_(tuesday, { has_lawn: true }, '2027-02-01')), 'after it').toEqual([
		'null Thursday',
		'2027-01-04 Tuesday',
		'2027-02-01 Tuesday',
	])
	expect(words({ ...thursday, ...moveNewestRule(thursday, '2026-12-07') })).toEqual(['null Thursday'])
	for (const day of ['2026-12-07', '2027-02-01'])
		expect(words({ ...tuesday, ...moveNewestRule(tuesday, day) })).toEqual([
			'null Thursday',
			`${day} Tuesday`,
		])
})

test('PD-53 rules are put in words: what comes, until when, and from when on', () => {
	expect(ruleInWords({ ...thursday, recycling: 'weekly', has_lawn: true })).toBe(
		'Thursday (trash every week, recycling every week, lawn pickup in its season)',
	)
	expect(ruleInWords({ ...thursday, has_trash: false })).toBe('Thursday (nothing is picked up)')
	const tuesday = with_(thursday, { weekday: 'Tuesday' }, '2027-01-04')
	const friday = with_(with_(tuesday, { has_lawn: true }, '2027-02-01'), { weekday: 'Friday' }, '2027-03-01')
	expect(weekdayWords(friday, '2027-01-03')).toBe(
		'Thursday, from January 4 on Tuesday, from March 1 on Friday',
	)
	expect(weekdayWords(friday, '2027-01-04')).toBe('Tuesday, from March 1 on Friday')
	expect(weekdayWords(friday, '2027-03-01')).toBe('Friday')
	expect(rulesInForce(tuesday, '2027-01-03')).toEqual([
		'Until Sunday, January 3, 2027: Thursday (trash every week)',
		'From Monday, January 4, 2027: Tuesday (trash every week)',
	])
	expect(rulesInWords(tuesday)).toBe(
		'Thursday (trash every week)\nFrom Monday, January 4, 2027: Tuesday (trash every week)',
	)
	const { earlier_rules: _, ...before } = thursday
	for (const single of [thursday, before]) expect(rulesInWords(single)).toBe('')
})

test('PD-53 a stream that we stop picking up is in no rule from that day on, and returns when the stop ends', () => {
	const tuesday = with_({ ...thursday, recycling: 'weekly' }, { weekday: 'Tuesday' }, '2027-02-01')
	const all = ['trash', 'recycling', 'lawn'] as const
	const ourStreams = [
		{ from: null, streams: all },
		{ from: '2027-01-11', streams: ['recycling', 'lawn'] as const },
		{ from: '2027-03-01', streams: all },
	]
	expect(rulesInForce(withOurStreams(tuesday, ourStreams), '2026-12-01')).toEqual([
		'Until Sunday, January 10, 2027: Thursday (trash every week, recycling every week)',
		'From Monday, January 11, 2027: Thursday (recycling every week)',
		'From Monday, February 1, 2027: Tuesday (recycling every week)',
		'From Monday, March 1, 2027: Tuesday (trash every week, recycling every week)',
	])
	expect(withOurStreams(tuesday, [{ from: null, streams: all }])).toEqual(tuesday)
	const none = withOurStreams(tuesday, [{ from: null, streams: [] }])
	expect(days(none, '2026-12-01', '2027-04-01')).toEqual([])
})

test.each([
	[{}, true],
	[{ has_trash: false }, false],
	[{ has_trash: false, has_lawn: true }, true],
	[{ has_trash: false, recycling: 'weekly' }, true],
] as const)('an area with %o has pickups: %s', (changes, has) => {
	expect(picksUp({ ...thursday, ...changes })).toBe(has)
})

test.each([
	['Tuesday', '2027-01-04', []],
	['Tuesday', '2027-01-06', [['none between', '2026-12-31', '2027-01-12']]],
	['Friday', '2027-01-08', [['twice in a week', '2027-01-07', '2027-01-08']]],
	['Friday', '2027-01-07', []],
] as const)(
	'PD-53 Thursday to %s from %s: skipped and doubled weeks are found',
	(weekday, from, intervals) => {
		expect(
			irregularIntervals(with_(thursday, { weekday }, from), from, rules).map(({ kind, last, first }) => [
				kind,
				last,
				first,
			]),
		).toEqual(intervals)
	},
)

test('PD-53 recycling that comes in two consecutive weeks, or skips one, is found', () => {
	const every = { recycling: 'every_other_week', recycling_anchor: '2026-12-31' } as const
	const area = with_(thursday, every, '2026-01-05')
	const intervals = (anchor: string, from: string) =>
		irregularIntervals(
			{ ...area, ...changeRules(area, { recycling_anchor: anchor }, from) },
			from,
			rules,
		).map(({ stream, kind, last, first }) => [stream, kind, last, first])
	expect(intervals('2027-01-07', '2027-01-04')).toEqual([
		['recycling', 'in weeks that follow each other', '2026-12-31', '2027-01-07'],
	])
	expect(intervals('2027-01-07', '2027-01-11')).toEqual([
		['recycling', 'none between', '2026-12-31', '2027-01-21'],
	])
	const later = { ...area, ...changeRules(area, { recycling_anchor: '2027-01-07' }, '2027-01-04') }
	const weekly = (from: string) => ({ ...later, ...changeRules(later, { recycling: 'weekly' }, from) })
	expect(
		irregularIntervals(weekly('2027-03-01'), '2027-01-04', rules),
		'a later rule does not count',
	).toHaveLength(1)
	expect(irregularIntervals(weekly('2027-02-22'), '2027-02-22', rules), 'every week is regular').toEqual([])
})

test('PD-53 a skipped week is reported with the days on which the truck actually comes, even around closed days', () => {
	const closed = ['2026-12-31', '2027-01-12'].map((date) => ({
		date,
		name: 'Closed',
		pickups: 'moved' as const,
	}))
	const daysOff = { ...rules.daysOff, closedDays: closed }
	const tuesday = with_(thursday, { weekday: 'Tuesday' }, '2027-01-06')
	expect(irregularIntervals(tuesday, '2027-01-06', { ...rules, daysOff })).toMatchObject([
		{ last: '2027-01-02', first: '2027-01-13' },
	])
})
