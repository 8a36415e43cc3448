import { expect, test } from 'vitest'
import { facts } from '#app/company/facts.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { openTimeBetween, sayDuration } from './answer_time.ts'
import { dueAt } from './due_at.ts'

/** Written with the offset of Denver at that time: -07:00 in winter, -06:00 in summer. */
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
	for (const form of ['quote', 'rolloff'] as LeadForm[]) {
		expect(dueAt(form, at(created), facts)).toEqual(at(due))
	}
})

test.each([
	['midweek', '2026-11-17T09:15:30.250-07:00', '2026-11-18T09:15:30.250-07:00'],
	['at night', '2026-11-17T23:10:00-07:00', '2026-11-18T23:10:00-07:00'],
	['Friday 3:30 PM', '2026-11-20T15:30:00-07:00', '2026-11-23T15:30:00-07:00'],
	['Friday exactly at closing', '2026-11-20T16:00:00-07:00', '2026-11-23T16:00:00-07:00'],
	['on a Saturday', '2026-11-21T12:00:00-07:00', '2026-11-24T00:00:00-07:00'],
	['on a Sunday', '2026-11-22T23:59:00-07:00', '2026-11-24T00:00:00-07:00'],
	['over the clocks going forward', '2026-03-06T15:30:00-07:00', '2026-03-09T15:30:00-06:00'],
	['on the day they go forward', '2026-03-08T12:00:00-06:00', '2026-03-10T00:00:00-06:00'],
	['over the clocks going back', '2026-10-30T15:30:00-06:00', '2026-11-02T15:30:00-07:00'],
	['on the day they go back', '2026-11-01T01:30:00-07:00', '2026-11-03T00:00:00-07:00'],
	['Thanksgiving eve', '2026-11-25T15:30:00-07:00', '2026-11-27T15:30:00-07:00'],
	['on Thanksgiving', '2026-11-26T10:00:00-07:00', '2026-11-28T00:00:00-07:00'],
	['the Friday after', '2026-11-27T10:00:00-07:00', '2026-11-30T10:00:00-07:00'],
	['Christmas Eve, a Thursday', '2026-12-24T10:00:00-07:00', '2026-12-28T10:00:00-07:00'],
	["New Year's Eve, a Thursday", '2026-12-31T10:00:00-07:00', '2027-01-04T10:00:00-07:00'],
	['before Memorial Day', '2026-05-22T10:00:00-06:00', '2026-05-26T10:00:00-06:00'],
	['before Labor Day', '2026-09-04T10:00:00-06:00', '2026-09-08T10:00:00-06:00'],
	['the eve of a midweek July 4', '2028-07-03T10:00:00-06:00', '2028-07-05T10:00:00-06:00'],
])('D9 an HOA request %s is due 24 hours of working days later', (_, created, due) => {
	expect(dueAt('hoa', at(created), facts)).toEqual(at(due))
})

test('other promises in the facts count as well', () => {
	const promises = { ...facts.promises, quoteHours: 3, hoaQuoteHours: 48 } as unknown as typeof facts.promises
	const created = at('2026-11-18T09:00:00-07:00')
	expect(dueAt('quote', created, { promises })).toEqual(at('2026-11-18T12:00:00-07:00'))
	expect(dueAt('hoa', created, { promises })).toEqual(at('2026-11-20T09:00:00-07:00'))
})

test('at every quarter hour of a year, a due time comes after, and the two open hours are two open hours', () => {
	const quarter = 15 * 60_000
	let before = 0
	for (let ms = at('2026-01-01T00:00:00-07:00').getTime(); ms < Date.UTC(2027, 0, 2); ms += 7 * quarter) {
		const created = new Date(ms)
		const due = dueAt('quote', created, facts)
		expect(openTimeBetween(created, due, facts)).toBe(facts.promises.quoteHours * 4 * quarter)
		expect(due.getTime()).toBeGreaterThanOrEqual(before)
		expect(dueAt('hoa', created, facts).getTime()).toBeGreaterThan(ms)
		before = due.getTime()
	}
})

test.each([
	['over lunch', '2026-11-18T11:00:00-07:00', '2026-11-18T13:10:00-07:00', '2 h 10 min'],
	['over a weekend', '2026-11-20T15:30:00-07:00', '2026-11-23T07:10:00-07:00', '40 min'],
	['over Thanksgiving', '2026-11-25T15:00:00-07:00', '2026-11-27T08:05:00-07:00', '2 h 05 min'],
	['over the clocks going back', '2026-10-30T15:00:00-06:00', '2026-11-02T08:00:00-07:00', '2 h 00 min'],
	['within a night', '2026-11-18T20:00:00-07:00', '2026-11-18T23:00:00-07:00', 'under a minute'],
	['backwards', '2026-11-18T11:00:00-07:00', '2026-11-18T10:00:00-07:00', 'under a minute'],
])('open time %s', (_, from, until, said) => {
	expect(sayDuration(openTimeBetween(at(from), at(until), facts))).toBe(said)
})
