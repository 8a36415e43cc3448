import { describe, expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import {
	daysOffIn,
	type DaysOffRules,
	hasNoPickups,
	isDayOff,
	pickupShift,
	shiftsOfWeek,
} from './days_off.ts'

const builtIn: DaysOffRules = sampleFacts.hours
const pickupDate = (date: string, rules = builtIn) => pickupShift(date, rules)?.to.date ?? date
const holidaysOf = (year: number) => daysOffIn(year, builtIn)

/** Days of the month in May, September and November, entered by hand and checked against a published calendar. */
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

/** Weekdays (1 for Monday) of January 1, July 4 and December 25, entered and checked the same way. */
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
	const comes = days.map((day) => pickupDate(day))

	test('the six holidays are on their dates', () => {
		const moved = { movesPickups: true }
		const day = (value: number) => String(value).padStart(2, '0')
		expect(holidaysOf(year)).toEqual([
			{ name: "New Year's Day", date: `${year}-01-01`, weekday: newYear, ...moved },
			{ name: 'Memorial Day', date: `${year}-05-${day(memorial)}`, weekday: 1, ...moved },
			{ name: 'Independence Day', date: `${year}-07-04`, weekday: independence, ...moved },
			{ name: 'Labor Day', date: `${year}-09-${day(labor)}`, weekday: 1, ...moved },
			{ name: 'Thanksgiving Day', date: `${year}-11-${day(thanksgiving)}`, weekday: 4, ...moved },
			{ name: 'Christmas Day', date: `${year}-12-25`, weekday: christmas, ...moved },
		])
	})

	test('every day’s pickup comes on the day that the policy says', () => {
		expect(comes).toEqual(days.map(byThePolicy))
	})

	test('the table of shifts has exactly the days that move, holiday by holiday', () => {
		const shifts = holidaysOf(year).flatMap(({ date }) =>
			weekdayOf(date) > 5 ? [] : shiftsOfWeek(date, builtIn),
		)
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
	const mondays = years.flatMap((year) => holidaysOf(year)).map(({ date }) => mondayOf(date))
	expect(new Set(mondays).size).toBe(6 * years.length)
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
	expect(holidaysOf(2026)[2]).toMatchObject({ name: 'Independence Day', date: '2026-07-04', weekday: 6 })
	expect(shiftsOfWeek('2026-07-04', builtIn)).toEqual([])
})

test('a day is a holiday only on its date', () => {
	expect(isDayOff('2026-11-26', builtIn)).toBe(true)
	expect(isDayOff('2026-11-27', builtIn)).toBe(false)
	expect(isDayOff('2026-07-03', builtIn)).toBe(false)
})

test('a date that does not exist is refused', () => {
	expect(() => pickupDate('2026-02-30')).toThrow(RangeError)
	expect(() => isDayOff('tomorrow', builtIn)).toThrow(RangeError)
	expect(() => holidaysOf(2026.5)).toThrow(RangeError)
})

describe('SD-138 days off that the office chose', () => {
	const week = (monday: string, rules: DaysOffRules) =>
		[0, 1, 2, 3, 4].map((later) => pickupDate(shift(monday, later), rules).slice(5))

	test.each([
		['martinLutherKing', '2027-01-18'],
		['presidents', '2027-02-15'],
		['juneteenth', '2026-06-19'],
		['columbus', '2026-10-12'],
		['veterans', '2026-11-11'],
		['dayAfterThanksgiving', '2026-11-27'],
		['christmasEve', '2026-12-24'],
		['newYearsEve', '2026-12-31'],
	] as const)('%s is %s, a day off only if the office chose it', (key, date) => {
		expect(isDayOff(date, builtIn)).toBe(false)
		expect(isDayOff(date, { ...builtIn, holidays: { [key]: 'usual' } })).toBe(true)
	})

	test('a holiday on which only the office is closed, or that is not observed, moves nothing', () => {
		const office = { ...builtIn, holidays: { labor: 'usual' } } as const
		expect(isDayOff('2026-09-07', office)).toBe(true)
		expect(hasNoPickups('2026-09-07', office)).toBe(false)
		expect(week('2026-09-07', office)).toEqual(['09-07', '09-08', '09-09', '09-10', '09-11'])
		const open = { ...builtIn, holidays: { labor: 'open' } } as const
		expect(isDayOff('2026-09-07', open)).toBe(false)
		expect(week('2026-09-07', open)).toEqual(['09-07', '09-08', '09-09', '09-10', '09-11'])
	})

	test('two days off in a week move the rest by two days, to Saturday at the latest', () => {
		const rules = { ...builtIn, holidays: { dayAfterThanksgiving: 'moved' } } as const
		expect(week('2026-11-23', rules)).toEqual(['11-23', '11-24', '11-25', '11-28', '11-28'])
		expect(pickupShift('2026-11-26', rules)?.because).toBe('Thanksgiving Day and Day after Thanksgiving')
		const blizzard = { date: '2027-01-12', name: 'Blizzard', pickups: 'moved' } as const
		const storm = { ...builtIn, closedDays: [blizzard, { ...blizzard, date: '2027-01-13' }] }
		expect(week('2027-01-11', storm)).toEqual(['01-11', '01-14', '01-15', '01-16', '01-16'])
		expect(pickupShift('2027-01-12', storm)?.because).toBe('Blizzard')
	})

	test('if no later day is left in the week, pickups come on the last day before', () => {
		const rules = { ...builtIn, holidays: { christmasEve: 'moved' } } as const
		// Christmas Eve 2027 is a Friday, Christmas Day a Saturday.
		expect(week('2027-12-20', rules)).toEqual(['12-20', '12-21', '12-22', '12-23', '12-23'])
		expect(pickupShift('2027-12-24', rules)?.because).toBe('Christmas Eve and Christmas Day')
	})

	test('a day on which only the office is closed moves no pickup', () => {
		const picnic = { date: '2027-06-10', name: 'Family day', pickups: 'usual' } as const
		const rules = { ...builtIn, closedDays: [picnic] }
		expect(isDayOff('2027-06-10', rules)).toBe(true)
		expect(pickupDate('2027-06-10', rules)).toBe('2027-06-10')
	})
})

/** A literal implementation of the policy: a pickup shifts if its own week has a holiday on that day or earlier. */
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

/** The weekday, 1 for Monday; January 7, 1980 was a Monday, and no date in these tests is earlier. */
function weekdayOf(date: string): number {
	return (((Date.parse(date) - Date.parse('1980-01-07')) / 86_400_000) % 7) + 1
}

function mondayOf(date: string): string {
	return shift(date, 1 - weekdayOf(date))
}
