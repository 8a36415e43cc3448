import { expect, test } from 'vitest'
import { holidayNames } from '#app/company/holidays.ts'
import { holidayYears, nextHoliday } from './holiday_weeks.server.ts'

const november = new Date('2026-11-21T14:00:00Z')
const week = (name: string, today = november) =>
	holidayYears(today)[0]?.weeks.find((one) => one.name === name)

test('AB-05 the schedule names the six holidays of this year and the next', () => {
	const years = holidayYears(november)
	expect(years.map(({ year }) => year)).toEqual([2026, 2027])
	for (const { weeks } of years) expect(weeks.map(({ name }) => name)).toEqual([...holidayNames])
})

test('AB-05 a Monday holiday moves the whole week by a day, across the end of a month too', () => {
	const memorialDay = week('Memorial Day', new Date('2027-02-01T12:00:00Z'))
	expect(memorialDay?.when).toBe('Monday, May 31')
	expect(memorialDay?.days).toEqual([
		{ day: 'Mon', to: { day: 'Tue', date: 'Jun 1' } },
		{ day: 'Tue', to: { day: 'Wed', date: 'Jun 2' } },
		{ day: 'Wed', to: { day: 'Thu', date: 'Jun 3' } },
		{ day: 'Thu', to: { day: 'Fri', date: 'Jun 4' } },
		{ day: 'Fri', to: { day: 'Sat', date: 'Jun 5' } },
	])
})

test('AB-05 a Thursday holiday leaves the earlier days alone; a Friday holiday moves Friday only', () => {
	expect(week('Thanksgiving Day')?.days.map(({ to }) => to?.date ?? null)).toEqual([
		null,
		null,
		null,
		'Nov 27',
		'Nov 28',
	])
	expect(week('Christmas Day')?.days.map(({ to }) => to?.day ?? null)).toEqual([
		null,
		null,
		null,
		null,
		'Sat',
	])
})

test('AB-05 a weekend holiday moves nothing', () => {
	expect(week('Independence Day')).toMatchObject({ when: 'Saturday, July 4', days: [] })
})

test("dates are by the office's calendar, not the server's", () => {
	// Half past six in the evening of December 31 in Loveland.
	const newYearsEve = new Date('2027-01-01T01:30:00Z')
	expect(holidayYears(newYearsEve)[0]?.year).toBe(2026)
	expect(nextHoliday(newYearsEve)).toMatchObject({ name: "New Year's Day", when: 'Friday, January 1' })
})

test('the next holiday is the first one not over, with its shifts in words', () => {
	expect(nextHoliday(november)).toEqual({
		name: 'Thanksgiving Day',
		when: 'Thursday, November 26',
		moves: ['Thursday pickups come on Friday', 'Friday pickups come on Saturday'],
	})
	expect(nextHoliday(new Date('2026-11-26T18:00:00Z')).name).toBe('Thanksgiving Day')
	expect(nextHoliday(new Date('2026-07-01T18:00:00Z')).moves).toEqual([])
	expect(week('Labor Day')?.isPast).toBe(true)
	expect(week('Thanksgiving Day')?.isPast).toBe(false)
})
