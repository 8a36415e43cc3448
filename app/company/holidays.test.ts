import { describe, expect, test } from 'vitest'
import { holidayNames, holidaysOf, isHoliday, pickupDate, pickupShifts } from './holidays.ts'

/** Days of May, September and November; written by hand and checked against a published calendar. */
const calendar: [year: number, memorial: number, labor: number, thanksgiving: number][] = [
	[2024, 27, 2, 28],
	[2025, 26, 1, 27],
	[2026, 25, 7, 26],
	[2027, 31, 6, 25],
	[2028, 29, 4, 23],
	[2029, 28, 3, 22],
	[2030, 27, 2, 28],
	[2031, 26, 1, 27],
	[2032, 31, 6, 25],
	[2033, 30, 5, 24],
	[2034, 29, 4, 23],
	[2035, 28, 3, 22],
	[2036, 26, 1, 27],
	[2037, 25, 7, 26],
	[2038, 31, 6, 25],
	[2039, 30, 5, 24],
	[2040, 28, 3, 22],
]
const years = calendar.map(([year]) => year)

/** Weekdays (1 is Monday) of January 1, July 4 and December 25, likewise. */
const fixedWeekdays: Record<number, [number, number, number]> = {
	2024: [1, 4, 3],
	2025: [3, 5, 4],
	2026: [4, 6, 5],
	2027: [5, 7, 6],
	2028: [6, 2, 1],
	2029: [1, 3, 2],
	2030: [2, 4, 3],
	2031: [3, 5, 4],
	2032: [4, 7, 6],
	2033: [6, 1, 7],
	2034: [7, 2, 1],
	2035: [1, 3, 2],
	2036: [2, 5, 4],
	2037: [4, 6, 5],
	2038: [5, 7, 6],
	2039: [6, 1, 7],
	2040: [7, 3, 2],
}

describe.each(calendar)('AB-05 in %i', (year, memorial, labor, thanksgiving) => {
	const [newYear, independence, christmas] = fixedWeekdays[year] ?? []
	const days = daysOf(year)
	const comes = days.map(pickupDate)

	test('the six holidays are on their dates', () => {
		const day = (value: number) => String(value).padStart(2, '0')
		expect(holidaysOf(year)).toEqual([
			{ name: "New Year's Day", date: `${year}-01-01`, weekday: newYear },
			{ name: 'Memorial Day', date: `${year}-05-${day(memorial)}`, weekday: 1 },
			{ name: 'Independence Day', date: `${year}-07-04`, weekday: independence },
			{ name: 'Labor Day', date: `${year}-09-${day(labor)}`, weekday: 1 },
			{ name: 'Thanksgiving Day', date: `${year}-11-${day(thanksgiving)}`, weekday: 4 },
			{ name: 'Christmas Day', date: `${year}-12-25`, weekday: christmas },
		])
	})

	test('every day of the year has its pickup by the policy', () => {
		expect(comes).toEqual(days.map(byThePolicy))
	})

	test('the table of shifts has exactly the days that move, holiday by holiday', () => {
		const weeks = pickupShifts(year)
		expect(weeks.map(({ holiday }) => holiday)).toEqual(holidaysOf(year))
		const shifts = weeks.flatMap((week) => week.shifts)
		const moved = days.filter((date, index) => comes[index] !== date)
		expect(shifts.map(({ from }) => from.date)).toEqual(moved)
		for (const { from, to } of shifts) {
			expect(to.date).toBe(pickupDate(from.date))
			expect(from.weekday).toBe(weekdayOf(from.date))
			expect(to.weekday).toBe(weekdayOf(to.date))
		}
	})

	test("nothing moves to a Sunday or to another year, and no day gets two days' pickups", () => {
		const targets = comes.filter((_, index) => weekdayOf(days[index] ?? '') < 6)
		expect(targets.filter((date) => weekdayOf(date) === 7)).toEqual([])
		expect(targets.filter((date) => !date.startsWith(`${year}-`))).toEqual([])
		expect(new Set(targets).size).toBe(targets.length)
	})
})

test('AB-05 no week has two holidays, not even across New Year', () => {
	const mondays = years.flatMap(holidaysOf).map(({ date }) => mondayOf(date))
	expect(new Set(mondays).size).toBe(holidayNames.length * years.length)
})

test.each([
	['Monday, Memorial Day 2026', '2026-05-25', ['05-26', '05-27', '05-28', '05-29', '05-30']],
	['Tuesday, Christmas 2029', '2029-12-24', ['12-24', '12-26', '12-27', '12-28', '12-29']],
	['Wednesday, New Year 2025', '2024-12-30', ['12-30', '12-31', '01-02', '01-03', '01-04']],
	['Thursday, Thanksgiving 2026', '2026-11-23', ['11-23', '11-24', '11-25', '11-27', '11-28']],
	['Friday, New Year 2027', '2026-12-28', ['12-28', '12-29', '12-30', '12-31', '01-02']],
	['Saturday, Independence Day 2026', '2026-06-29', ['06-29', '06-30', '07-01', '07-02', '07-03']],
	['Sunday, Independence Day 2027', '2027-06-28', ['06-28', '06-29', '06-30', '07-01', '07-02']],
])('AB-05 the week of a holiday on %s', (_, monday, expected) => {
	const week = expected.map((_day, index) => shift(monday, index))
	expect(week.map((date) => pickupDate(date).slice(5))).toEqual(expected)
})

test('a holiday on a weekend moves nothing and is still listed', () => {
	const [, , independence] = pickupShifts(2026)
	expect(independence).toEqual({
		holiday: { name: 'Independence Day', date: '2026-07-04', weekday: 6 },
		shifts: [],
	})
})

test('a day is a holiday only on its date', () => {
	expect(isHoliday('2026-11-26')).toBe(true)
	expect(isHoliday('2026-11-27')).toBe(false)
	expect(isHoliday('2026-07-03')).toBe(false)
})

test('a date that does not exist is refused', () => {
	expect(() => pickupDate('2026-02-30')).toThrow(RangeError)
	expect(() => isHoliday('tomorrow')).toThrow(RangeError)
	expect(() => holidaysOf(2026.5)).toThrow(RangeError)
})

/** The policy, implemented literally: does each day's own week have a holiday on that day or earlier? */
function byThePolicy(date: string): string {
	if (weekdayOf(date) > 5) return date
	const monday = mondayOf(date)
	const soFar = [0, 1, 2, 3, 4].map((later) => shift(monday, later)).filter((day) => day <= date)
	return soFar.some(isListed) ? shift(date, 1) : date
}

function isListed(date: string): boolean {
	const known = calendar.find(([year]) => date.startsWith(`${year}-`))
	const [, memorial, labor, thanksgiving] = known ?? []
	const month = Number(date.slice(5, 7))
	const day = Number(date.slice(8))
	if (month === 5) return day === memorial
	if (month === 9) return day === labor
	if (month === 11) return day === thanksgiving
	return ['01-01', '07-04', '12-25'].includes(date.slice(5))
}

function daysOf(year: number): string[] {
	const count = year % 4 === 0 ? 366 : 365
	return Array.from({ length: count }, (_, later) => shift(`${year}-01-01`, later))
}

function shift(date: string, days: number): string {
	const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
	return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

/** 1 is Monday; January 7, 1980 was one, and no date here is earlier. */
function weekdayOf(date: string): number {
	return (((Date.parse(date) - Date.parse('1980-01-07')) / 86_400_000) % 7) + 1
}

function mondayOf(date: string): string {
	return shift(date, 1 - weekdayOf(date))
}
