import { expect, test } from 'vitest'
import { addBusinessHours, isOpen, openingText, sundayEmergency, weekdayAndTime } from './business_hours.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import type { Facts } from './facts_type.ts'
import { daysOffIn } from './days_off.ts'

/** Parses a time written with Denver's UTC offset: -07:00 in winter, -06:00 in summer. */
const at = (time: string) => new Date(time)

test.each([
	['2026-11-20T06:59:59.999-07:00', false],
	['2026-11-20T07:00:00-07:00', true],
	['2026-11-20T15:59:59.999-07:00', true],
	['2026-11-20T16:00:00-07:00', false],
	['2026-11-21T10:00:00-07:00', false],
	['2026-11-22T10:00:00-07:00', false],
	['2026-11-23T10:00:00-07:00', true],
	['2026-07-06T07:00:00-06:00', true],
	['2026-07-06T06:30:00-06:00', false],
])('CT-03 at %s the office is open: %s', (time, expected) => {
	expect(isOpen(at(time), sampleFacts)).toBe(expected)
})

test.each([
	['the Friday before the clocks go forward', '2026-03-06', '-07:00'],
	['the Monday after', '2026-03-09', '-06:00'],
	['the Friday before they go back', '2026-10-30', '-06:00'],
	['the Monday after that', '2026-11-02', '-07:00'],
])('on %s the office opens at seven local time', (_, date, offset) => {
	expect(isOpen(at(`${date}T06:59:59${offset}`), sampleFacts)).toBe(false)
	expect(isOpen(at(`${date}T07:00:00${offset}`), sampleFacts)).toBe(true)
	expect(isOpen(at(`${date}T15:59:59${offset}`), sampleFacts)).toBe(true)
	expect(isOpen(at(`${date}T16:00:00${offset}`), sampleFacts)).toBe(false)
})

test.each([2024, 2026, 2029, 2031])('the office is closed on all six holidays of %i', (year) => {
	const noons = daysOffIn(year, sampleFacts.hours).map(({ date }) => at(`${date}T19:00:00Z`))
	expect(noons.map((noon) => isOpen(noon, sampleFacts))).toEqual([false, false, false, false, false, false])
})

test('the days around a holiday are ordinary days', () => {
	expect(isOpen(at('2026-11-25T10:00:00-07:00'), sampleFacts)).toBe(true)
	expect(isOpen(at('2026-11-27T10:00:00-07:00'), sampleFacts)).toBe(true)
	expect(isOpen(at('2026-07-03T10:00:00-06:00'), sampleFacts)).toBe(true)
})

test.each([
	['while open', '2026-11-18T09:15:30.250-07:00', 2, '2026-11-18T11:15:30.250-07:00'],
	['before opening', '2026-11-18T03:00:00-07:00', 2, '2026-11-18T09:00:00-07:00'],
	['until the minute of closing', '2026-11-20T14:00:00-07:00', 2, '2026-11-20T16:00:00-07:00'],
	['over closing time', '2026-11-18T15:00:00-07:00', 2, '2026-11-19T08:00:00-07:00'],
	['from the minute of closing', '2026-11-18T16:00:00-07:00', 2, '2026-11-19T09:00:00-07:00'],
	['after closing', '2026-11-18T21:00:00-07:00', 2, '2026-11-19T09:00:00-07:00'],
	['over a weekend', '2026-11-20T15:30:00-07:00', 2, '2026-11-23T08:30:00-07:00'],
	['from a Saturday', '2026-11-21T12:00:00-07:00', 2, '2026-11-23T09:00:00-07:00'],
	['from a Sunday night', '2026-11-22T23:59:00-07:00', 2, '2026-11-23T09:00:00-07:00'],
	['half an hour', '2026-11-18T09:00:00-07:00', 0.5, '2026-11-18T09:30:00-07:00'],
	['more than a day', '2026-11-16T07:00:00-07:00', 20, '2026-11-18T09:00:00-07:00'],
	['a whole week', '2026-11-09T07:00:00-07:00', 45, '2026-11-13T16:00:00-07:00'],
	['over the start of summer time', '2026-03-06T15:00:00-07:00', 2, '2026-03-09T08:00:00-06:00'],
	['over the end of summer time', '2026-10-30T15:00:00-06:00', 2, '2026-11-02T08:00:00-07:00'],
	['from the skipped hour', '2026-03-08T09:30:00Z', 2, '2026-03-09T09:00:00-06:00'],
	['from the doubled hour', '2026-11-01T08:30:00Z', 2, '2026-11-02T09:00:00-07:00'],
	["over New Year's Day, a Friday", '2026-12-31T15:00:00-07:00', 2, '2027-01-04T08:00:00-07:00'],
	['over Memorial Day', '2026-05-22T15:00:00-06:00', 2, '2026-05-26T08:00:00-06:00'],
	['over Independence Day, a Tuesday', '2028-07-03T15:00:00-06:00', 2, '2028-07-05T08:00:00-06:00'],
	['over Labor Day', '2026-09-04T15:00:00-06:00', 2, '2026-09-08T08:00:00-06:00'],
	['over Thanksgiving', '2026-11-25T15:00:00-07:00', 2, '2026-11-27T08:00:00-07:00'],
	['over Christmas, a Friday', '2026-12-24T15:00:00-07:00', 2, '2026-12-28T08:00:00-07:00'],
	['from within a holiday', '2026-11-26T10:00:00-07:00', 2, '2026-11-27T09:00:00-07:00'],
	['no hours while open', '2026-11-18T09:15:00-07:00', 0, '2026-11-18T09:15:00-07:00'],
	['no hours at closing', '2026-11-20T16:00:00-07:00', 0, '2026-11-23T07:00:00-07:00'],
])('business hours %s', (_, from, hours, expected) => {
	expect(addBusinessHours(at(from), hours, sampleFacts)).toEqual(at(expected))
})

test('adding hours one by one equals adding them at once, over holidays and clock changes', () => {
	let stepped = at('2026-10-28T09:40:00-06:00')
	const start = stepped
	for (let hours = 1; hours <= 600; hours++) {
		stepped = addBusinessHours(stepped, 1, sampleFacts)
		expect(stepped).toEqual(addBusinessHours(start, hours, sampleFacts))
	}
})

test.each([-1, Number.NaN, Infinity])('%d is no number of hours', (hours) => {
	expect(() => addBusinessHours(at('2026-11-18T09:00:00-07:00'), hours, sampleFacts)).toThrow(RangeError)
})

test('a deadline is formatted with weekday and time', () => {
	const deadline = addBusinessHours(
		at('2026-11-21T12:00:00-07:00'),
		sampleFacts.promises.quoteHours,
		sampleFacts,
	)
	expect(weekdayAndTime(deadline, sampleFacts)).toBe('Monday 9:00 AM')
	expect(weekdayAndTime(at('2026-07-01T12:05:00-06:00'), sampleFacts)).toBe('Wednesday 12:05 PM')
	expect(weekdayAndTime(at('2026-07-01T00:30:00-06:00'), sampleFacts)).toBe('Wednesday 12:30 AM')
})

test('CT-03 the opening hours of the week on one line', () => {
	expect(openingText(sampleFacts)).toBe(
		'Monday to Friday 7:00 AM to 4:00 PM; Saturday closed; Sunday emergency service only, when a crew is available',
	)
})

test('other opening hours are formatted as well', () => {
	const hours = { ...sampleFacts.hours, days: [1, 3, 4], opens: '08:30', closes: '12:00', sunday: 'Closed' }
	expect(openingText({ hours } as unknown as Facts)).toBe(
		'Monday 8:30 AM to 12:00 PM; Tuesday closed; Wednesday to Thursday 8:30 AM to 12:00 PM; Friday to Sunday closed',
	)
})

test('CT-03 Sunday emergencies have the usual number, and are left out if the facts name none or the office is open on Sundays', () => {
	const of = (hours: Partial<Facts['hours']>) =>
		sundayEmergency({ ...sampleFacts, hours: { ...sampleFacts.hours, ...hours } })
	expect(of({})).toContain(`Call ${sampleFacts.phone}: there is no other number.`)
	expect(of({ sunday: 'closed' })).toBe('')
	expect(of({ days: [1, 7] })).toBe('')
})
