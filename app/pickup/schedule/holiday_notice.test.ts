import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import type { DaysOffRules } from '#app/company/days_off.ts'
import { holidayNotice } from './holiday_notice.ts'

const noticeAt = (instant: string, rules: Partial<DaysOffRules> = {}) =>
	holidayNotice(new Date(instant), { ...sampleFacts, hours: { ...sampleFacts.hours, ...rules } })?.text ??
	null

test('FI-23 the week of Thanksgiving, from Sunday to Saturday in Denver, says what moves', () => {
	const said = 'Thanksgiving Day: Thursday and Friday pickups at home run a day late.'
	expect(noticeAt('2026-11-22T06:59:00Z')).toBeNull()
	expect(noticeAt('2026-11-22T07:01:00Z')).toBe(said)
	expect(noticeAt('2026-11-25T18:00:00Z')).toBe(said)
	expect(noticeAt('2026-11-29T06:59:00Z')).toBe(said)
	expect(noticeAt('2026-11-29T07:01:00Z')).toBeNull()
})

test.each([
	['2026-05-25T18:00:00Z', 'Memorial Day: Monday to Friday pickups at home run a day late.'],
	['2030-12-23T18:00:00Z', 'Christmas Day: Wednesday to Friday pickups at home run a day late.'],
	['2027-01-01T18:00:00Z', "New Year's Day: Friday pickups at home run a day late."],
	['2026-07-02T18:00:00Z', 'Independence Day: it falls on a weekend, so every pickup at home keeps its day.'],
])('FI-23 in the week of %s every page says: %s', (instant, said) => {
	expect(noticeAt(instant)).toBe(said)
})

test('FI-23 on a phone the notice is shortened to one line', () => {
	const notice = holidayNotice(new Date('2026-05-25T18:00:00Z'), sampleFacts)
	expect(notice?.short).toBe('Memorial Day: Mon to Fri pickups run a day late')
})

test('FI-23 the notice covers days on which only the office is closed, and several days off in a week', () => {
	expect(noticeAt('2026-11-12T18:00:00Z', { holidays: { veterans: 'usual' } })).toBe(
		'Veterans Day: our office is closed on Wednesday, and the trucks come as usual.',
	)
	const party = { date: '2026-11-11', name: 'Party', pickups: 'usual' as const }
	expect(noticeAt('2026-11-12T18:00:00Z', { holidays: { veterans: 'usual' }, closedDays: [party] })).toBe(
		'Veterans Day and Party: our office is closed on Wednesday, and the trucks come as usual.',
	)
	const closedDays = [{ date: '2026-11-25', name: 'Family day', pickups: 'moved' as const }]
	expect(noticeAt('2026-11-23T18:00:00Z', { closedDays })).toBe(
		'Family day and Thanksgiving Day: at home, Wednesday pickups come on Friday, Thursday pickups come on Saturday and Friday pickups come on Saturday.',
	)
})

test('FI-23 a weekday on which only the office is closed is announced together with a holiday on the weekend', () => {
	const christmas = 'our office is closed on Friday and Saturday, and every pickup at home keeps its day.'
	expect(noticeAt('2027-12-20T18:00:00Z', { holidays: { christmasEve: 'usual' } })).toBe(
		`Christmas Eve and Christmas Day: ${christmas}`,
	)
	const observed = [{ date: '2027-07-05', name: 'Independence Day', pickups: 'usual' as const }]
	expect(noticeAt('2027-07-05T18:00:00Z', { closedDays: observed })).toBe(
		'Independence Day: our office is closed on Sunday and Monday, and every pickup at home keeps its day.',
	)
	const fair = [{ date: '2026-06-28', name: 'Fair', pickups: 'usual' as const }]
	expect(noticeAt('2026-07-02T18:00:00Z', { closedDays: fair })).toBe(
		'Fair and Independence Day: they fall on a weekend, so every pickup at home keeps its day.',
	)
})
