import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import type { DaysOffRules } from '#app/company/days_off.ts'
import {
	holidayPolicy,
	holidayYears as holidayYearsBy,
	nextHoliday as nextHolidayBy,
} from './holiday_weeks.server.ts'

const builtIn: DaysOffRules = sampleFacts.hours
const holidayYears = (today: Date) => holidayYearsBy(today, sampleFacts)
const nextHoliday = (today: Date) => nextHolidayBy(today, sampleFacts)

const november = new Date('2026-11-21T14:00:00Z')
const week = (name: string, today = november) =>
	holidayYears(today)[0]?.weeks.find((one) => one.name === name)

test('AB-05 the schedule names the six holidays of this year and the next', () => {
	const years = holidayYears(november)
	expect(years.map(({ year }) => year)).toEqual([2026, 2027])
	for (const { weeks } of years)
		expect(weeks.map(({ name }) => name)).toEqual([
			"New Year's Day",
			'Memorial Day',
			'Independence Day',
			'Labor Day',
			'Thanksgiving Day',
			'Christmas Day',
		])
	expect(holidayPolicy(builtIn)).toEqual({
		observed:
			"We observe six holidays: New Year's Day, Memorial Day, Independence Day, Labor Day, Thanksgiving Day and Christmas Day.",
		movesPickups: true,
		officeOnly: null,
	})
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
	expect(week('Independence Day')).toMatchObject({
		when: 'Saturday, July 4',
		days: [],
		note: 'Falls on a weekend: every pickup keeps its day.',
	})
})

test("dates are by the office's calendar, not the server's", () => {
	// 6:30 PM on December 31 in Loveland.
	const newYearsEve = new Date('2027-01-01T01:30:00Z')
	expect(holidayYears(newYearsEve)[0]?.year).toBe(2026)
	expect(nextHoliday(newYearsEve)).toMatchObject({ name: "New Year's Day", when: 'Friday, January 1' })
})

test('the next holiday is the first one not over, with its shifts in words', () => {
	expect(nextHoliday(november)).toEqual({
		name: 'Thanksgiving Day',
		when: 'Thursday, November 26',
		effect: 'Thursday pickups come on Friday and Friday pickups come on Saturday.',
	})
	expect(nextHoliday(new Date('2026-11-26T18:00:00Z'))?.name).toBe('Thanksgiving Day')
	expect(nextHoliday(new Date('2026-07-01T18:00:00Z'))?.effect).toBe(
		'It falls on a weekend, so every pickup keeps its day.',
	)
	expect(week('Labor Day')?.isPast).toBe(true)
	expect(week('Thanksgiving Day')?.isPast).toBe(false)
})

test('AB-05 SD-138 a day off that moves nothing by itself is shown with what other days off of its week move', () => {
	const facts = (changes: Partial<DaysOffRules>) => ({
		...sampleFacts,
		hours: { ...sampleFacts.hours, ...changes },
	})
	const afterThanksgiving = facts({ holidays: { dayAfterThanksgiving: 'usual' } })
	const friday = holidayYearsBy(november, afterThanksgiving)[0]?.weeks.find(
		({ date }) => date === '2026-11-27',
	)
	expect(friday).toMatchObject({ name: 'Day after Thanksgiving', note: null })
	expect(friday?.days).toEqual(week('Thanksgiving Day')?.days)
	expect(nextHolidayBy(new Date('2026-11-27T18:00:00Z'), afterThanksgiving)).toMatchObject({
		name: 'Day after Thanksgiving',
		effect: 'Thursday pickups come on Friday and Friday pickups come on Saturday.',
	})
	// July 4 is a Saturday, and in 2027 a Sunday, which begins its week.
	for (const [year, closed, moved] of [
		[2026, '2026-07-02', [null, null, null, 'Fri', null]],
		[2027, '2027-07-09', [null, null, null, null, 'Sat']],
	] as const) {
		const closedDays = [{ date: closed, name: 'Family day', pickups: 'moved' as const }]
		const [first] = holidayYearsBy(new Date(`${year}-03-01T18:00:00Z`), facts({ closedDays }))
		const independence = first?.weeks.find(({ name }) => name === 'Independence Day')
		expect(
			independence?.days.map(({ to }) => to?.day ?? null),
			String(year),
		).toEqual(moved)
	}
})

test('SD-138 the schedule and its sentences follow the office’s decisions about holidays', () => {
	const rules: DaysOffRules = {
		holidays: { juneteenth: 'usual', labor: 'open' },
		closedDays: [{ date: '2026-11-23', name: 'Family day', pickups: 'moved' }],
	}
	expect(holidayPolicy(rules)).toEqual({
		observed:
			"We observe six holidays: New Year's Day, Memorial Day, Juneteenth, Independence Day, Thanksgiving Day and Christmas Day.",
		movesPickups: true,
		officeOnly: 'On Juneteenth, only the office is closed; the trucks come as usual.',
	})
	expect(nextHolidayBy(november, { ...sampleFacts, hours: { ...sampleFacts.hours, ...rules } })?.name).toBe(
		'Family day',
	)
	const [year] = holidayYearsBy(november, { ...sampleFacts, hours: { ...sampleFacts.hours, ...rules } })
	expect(year?.weeks.find(({ name }) => name === 'Juneteenth')).toMatchObject({
		days: [],
		note: 'Only the office is closed: every pickup keeps its day.',
	})
	const none: DaysOffRules = {
		holidays: {
			newYear: 'open',
			memorial: 'open',
			independence: 'open',
			labor: 'open',
			thanksgiving: 'open',
			christmas: 'open',
		},
		closedDays: [],
	}
	expect(holidayPolicy(none).observed).toBe('We observe no holidays.')
	expect(nextHolidayBy(november, { ...sampleFacts, hours: { ...sampleFacts.hours, ...none } })).toBeNull()
})
