import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { isBusinessDay, isOpen } from '#app/company/business_hours.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'
import { formatAnswerBy } from './answer_by.ts'
import { openTimeBetween, formatDuration } from './answer_time.ts'
import { quoteLead } from '../quote/definition.ts'
import { rolloffLead } from '../rolloff/definition.ts'
import { dueAt } from './due_at.ts'

/** Parses a time written with Denver's UTC offset: -07:00 in winter, -06:00 in summer. */
const at = (time: string) => new Date(time)

test.each([
	['while open', '2026-11-18T09:15:30.250-07:00', '2026-11-18T11:15:30.250-07:00'],
	['before opening', '2026-11-18T03:00:00-07:00', '2026-11-18T09:00:00-07:00'],
	['a millisecond before opening', '2026-11-18T06:59:59.999-07:00', '2026-11-18T09:00:00-07:00'],
	['exactly at opening', '2026-11-18T07:00:00-07:00', '2026-11-18T09:00:00-07:00'],
	['two hours before closing', '2026-11-18T14:00:00-07:00', '2026-11-18T16:00:00-07:00'],
	['a millisecond later than that', '2026-11-18T14:00:00.001-07:00', '2026-11-19T07:00:00.001-07:00'],
	['exactly at closing', '2026-11-18T16:00:00-07:00', '2026-11-19T09:00:00-07:00'],
	['at midnight', '2026-11-19T00:00:00-07:00', '2026-11-19T09:00:00-07:00'],
	['Friday 3:30 PM', '2026-11-20T15:30:00-07:00', '2026-11-23T08:30:00-07:00'],
	['Friday at closing', '2026-11-20T16:00:00-07:00', '2026-11-23T09:00:00-07:00'],
	['on a Saturday', '2026-11-21T12:00:00-07:00', '2026-11-23T09:00:00-07:00'],
	['on a Sunday night', '2026-11-22T23:59:59-07:00', '2026-11-23T09:00:00-07:00'],
	['Friday before the clocks go forward', '2026-03-06T15:30:00-07:00', '2026-03-09T08:30:00-06:00'],
	['in the hour before the skipped one', '2026-03-08T01:59:59-07:00', '2026-03-09T09:00:00-06:00'],
	['Friday before the clocks go back', '2026-10-30T15:30:00-06:00', '2026-11-02T08:30:00-07:00'],
	['in the doubled hour, first time', '2026-11-01T01:30:00-06:00', '2026-11-02T09:00:00-07:00'],
	['in the doubled hour, second time', '2026-11-01T01:30:00-07:00', '2026-11-02T09:00:00-07:00'],
	["New Year's Eve", '2026-12-31T15:30:00-07:00', '2027-01-04T08:30:00-07:00'],
	['before Memorial Day', '2026-05-22T15:30:00-06:00', '2026-05-26T08:30:00-06:00'],
	['the eve of a midweek July 4', '2028-07-03T15:30:00-06:00', '2028-07-05T08:30:00-06:00'],
	['before Labor Day', '2026-09-04T15:30:00-06:00', '2026-09-08T08:30:00-06:00'],
	['Thanksgiving eve', '2026-11-25T15:30:00-07:00', '2026-11-27T08:30:00-07:00'],
	['on Thanksgiving', '2026-11-26T10:00:00-07:00', '2026-11-27T09:00:00-07:00'],
	['Christmas Eve', '2026-12-24T15:30:00-07:00', '2026-12-28T08:30:00-07:00'],
])('D9 a quote or roll-off request %s is due two open hours later', (_, created, due) => {
	for (const { promise } of [quoteLead, rolloffLead])
		expect(dueAt(promise, at(created), sampleFacts)).toEqual(at(due))
})

test.each([
	['midweek', '2026-11-17T09:15:30.250-07:00', '2026-11-18T09:15:30.250-07:00'],
	['exactly at opening', '2026-11-17T07:00:00-07:00', '2026-11-18T07:00:00-07:00'],
	['a second before opening', '2026-11-17T06:59:59-07:00', '2026-11-17T16:00:00-07:00'],
	['at 3 AM', '2026-11-17T03:00:00-07:00', '2026-11-17T16:00:00-07:00'],
	['at midnight', '2026-11-17T00:00:00-07:00', '2026-11-17T16:00:00-07:00'],
	['at night', '2026-11-17T23:10:00-07:00', '2026-11-18T16:00:00-07:00'],
	['Monday at 3 AM', '2026-11-16T03:00:00-07:00', '2026-11-16T16:00:00-07:00'],
	['Friday 3:30 PM', '2026-11-20T15:30:00-07:00', '2026-11-23T15:30:00-07:00'],
	['Friday exactly at closing', '2026-11-20T16:00:00-07:00', '2026-11-23T16:00:00-07:00'],
	['Friday night', '2026-11-20T21:00:00-07:00', '2026-11-23T16:00:00-07:00'],
	['Saturday 12:45 PM', '2026-11-21T12:45:00-07:00', '2026-11-23T12:45:00-07:00'],
	['Saturday 3 AM', '2026-11-21T03:00:00-07:00', '2026-11-23T07:00:00-07:00'],
	['Saturday night', '2026-11-21T22:00:00-07:00', '2026-11-23T16:00:00-07:00'],
	['Sunday night', '2026-11-22T23:59:00-07:00', '2026-11-23T16:00:00-07:00'],
	['over the clocks going forward', '2026-03-06T15:30:00-07:00', '2026-03-09T15:30:00-06:00'],
	['in the hour before the skipped one', '2026-03-08T01:30:00-07:00', '2026-03-09T07:00:00-06:00'],
	['on the day they go forward', '2026-03-08T12:00:00-06:00', '2026-03-09T12:00:00-06:00'],
	['over the clocks going back', '2026-10-30T15:30:00-06:00', '2026-11-02T15:30:00-07:00'],
	['in the doubled hour', '2026-11-01T01:30:00-07:00', '2026-11-02T07:00:00-07:00'],
	['Thanksgiving eve', '2026-11-25T15:30:00-07:00', '2026-11-27T15:30:00-07:00'],
	['on Thanksgiving', '2026-11-26T10:00:00-07:00', '2026-11-27T10:00:00-07:00'],
	['the Friday after', '2026-11-27T10:00:00-07:00', '2026-11-30T10:00:00-07:00'],
	['Christmas Eve, a Thursday', '2026-12-24T10:00:00-07:00', '2026-12-28T10:00:00-07:00'],
	["New Year's Eve, a Thursday", '2026-12-31T10:00:00-07:00', '2027-01-04T10:00:00-07:00'],
	['before Memorial Day', '2026-05-22T10:00:00-06:00', '2026-05-26T10:00:00-06:00'],
	['before Labor Day', '2026-09-04T10:00:00-06:00', '2026-09-08T10:00:00-06:00'],
	['the eve of a midweek July 4', '2028-07-03T10:00:00-06:00', '2028-07-05T10:00:00-06:00'],
	['on a midweek July 4', '2028-07-04T03:00:00-06:00', '2028-07-05T07:00:00-06:00'],
])('D29 an HOA request %s is due on the next business day at the same hour or earlier', (_, created, due) => {
	expect(dueAt('hoaQuoteHours', at(created), sampleFacts)).toEqual(at(due))
})

test('other promises in the facts change the due time', () => {
	const promises = { ...sampleFacts.promises, quoteHours: 3, hoaQuoteHours: 48 }
	const created = at('2026-11-18T09:00:00-07:00')
	expect(dueAt('quoteHours', created, { ...sampleFacts, promises })).toEqual(at('2026-11-18T12:00:00-07:00'))
	expect(dueAt('hoaQuoteHours', created, { ...sampleFacts, promises })).toEqual(
		at('2026-11-20T09:00:00-07:00'),
	)
})

/**
 * The step between the tested moments, in minutes; for unusual hours one that still covers each time of day
 * over the year.
 */
const hours: [string, number, Partial<Facts['hours']>][] = [
	['the usual hours', 53, {}],
	['four long days', 211, { days: [1, 2, 3, 4], opens: '06:30', closes: '17:15' }],
	['a week without a closed day', 211, { days: [1, 2, 3, 4, 5, 6, 7] }],
	['one day a week', 211, { days: [3], opens: '09:00', closes: '10:00' }],
]

/**
 * The next business day at the same time as `created`: the latest due time under a promise of 24 hours (decision D29).
 */
function nextBusinessDaySameHour(created: Date, facts: Pick<Facts, 'hours' | 'timeZone'>): Date {
	const { date, time } = localTimeOf(created, sampleFacts)
	let day = addDays(civilDay(date), 1)
	while (!isBusinessDay(day, facts)) day = addDays(day, 1)
	return new Date(instantOf({ date: day.date, time }, sampleFacts).getTime() + (created.getTime() % 60_000))
}

test.each(hours)(
	'all through a year with %s, an answer is due in open hours and never later than promised',
	(_, minutes, changed) => {
		const facts = { ...sampleFacts, hours: { ...sampleFacts.hours, ...changed } }
		const step = minutes * 60_000
		const faults: string[] = []
		for (let ms = at('2026-01-01T00:00:00-07:00').getTime(); ms < Date.UTC(2027, 0, 2); ms += step) {
			const created = new Date(ms)
			// Collected, because an `expect` per instant would take ten times as long.
			const check = (what: string, holds: boolean) => {
				if (!holds) faults.push(`${created.toISOString()}: ${what}`)
			}
			const due = dueAt('hoaQuoteHours', created, facts)
			const latest = nextBusinessDaySameHour(created, facts)
			check('due while the office is open', isOpen(due, facts) || isOpen(new Date(due.getTime() - 1), facts))
			check('due after it was asked', due.getTime() > ms)
			// The office may use all open hours before the deadline; if there are none, the answer is due at the
			// next opening.
			check('all open time is left', openTimeBetween(due, latest, facts) === 0)
			check('as promised', due <= latest || openTimeBetween(created, due, facts) === 0)

			const quoteDue = dueAt('quoteHours', created, facts)
			check(
				'a price while the office is open',
				isOpen(quoteDue, facts) || isOpen(new Date(quoteDue.getTime() - 1), facts),
			)
			for (const shown of [due, quoteDue])
				check('not said as midnight', !formatAnswerBy(shown, sampleFacts).includes('12:00 AM'))
		}
		expect(faults).toEqual([])
	},
)

test('at every quarter hour of a year, a due time is later, and exactly two open hours away', () => {
	const quarter = 15 * 60_000
	const faults: string[] = []
	let before = 0
	for (let ms = at('2026-01-01T00:00:00-07:00').getTime(); ms < Date.UTC(2027, 0, 2); ms += 7 * quarter) {
		const created = new Date(ms)
		const due = dueAt('quoteHours', created, sampleFacts)
		const open = openTimeBetween(created, due, sampleFacts)
		if (open !== sampleFacts.promises.quoteHours * 4 * quarter)
			faults.push(`${created.toISOString()}: ${open} ms`)
		if (due.getTime() < before) faults.push(`${created.toISOString()}: due before an earlier one`)
		if (dueAt('hoaQuoteHours', created, sampleFacts).getTime() <= ms)
			faults.push(`${created.toISOString()}: due at once`)
		before = due.getTime()
	}
	expect(faults).toEqual([])
})

test.each([
	['over lunch', '2026-11-18T11:00:00-07:00', '2026-11-18T13:10:00-07:00', '2 h 10 min'],
	['over a weekend', '2026-11-20T15:30:00-07:00', '2026-11-23T07:10:00-07:00', '40 min'],
	['over Thanksgiving', '2026-11-25T15:00:00-07:00', '2026-11-27T08:05:00-07:00', '2 h 05 min'],
	['over the clocks going back', '2026-10-30T15:00:00-06:00', '2026-11-02T08:00:00-07:00', '2 h 00 min'],
	['within a night', '2026-11-18T20:00:00-07:00', '2026-11-18T23:00:00-07:00', 'under a minute'],
	['backwards', '2026-11-18T11:00:00-07:00', '2026-11-18T10:00:00-07:00', 'under a minute'],
])('open time %s', (_, from, until, phrase) => {
	expect(formatDuration(openTimeBetween(at(from), at(until), sampleFacts))).toBe(phrase)
})
