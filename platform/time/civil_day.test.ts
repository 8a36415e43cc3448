import { expect, test } from 'vitest'
import { addDays, civilDay, dayOf, isDay } from './civil_day.ts'

test.each([
	['2026-11-21', 6],
	['2024-02-29', 4],
	['2000-01-01', 6],
	['1969-12-31', 3],
	['0050-06-15', 3],
] as const)('%s is weekday %i', (date, weekday) => {
	expect(civilDay(date)).toEqual({ date, weekday })
})

test.each([
	['2024-02-28', 1, '2024-02-29'],
	['2023-02-28', 1, '2023-03-01'],
	['2026-12-31', 1, '2027-01-01'],
	['2026-01-01', -1, '2025-12-31'],
	['2026-03-07', 2, '2026-03-09'],
] as const)('%s and %i days is %s', (date, days, expected) => {
	expect(addDays(civilDay(date), days)).toEqual(civilDay(expected))
})

test('a date is formatted with leading zeros', () => {
	expect(dayOf(950, 1, 2).date).toBe('0950-01-02')
})

test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-6-01', '+2026-01-01', '', 'today'])(
	'"%s" is not a date',
	(date) => {
		expect(() => civilDay(date)).toThrow(RangeError)
	},
)

test('there is no fractional year, no year 10000 and no day after the last', () => {
	expect(() => dayOf(2026.5, 1, 1)).toThrow(RangeError)
	expect(() => dayOf(10_000, 1, 1)).toThrow(RangeError)
	expect(() => addDays(civilDay('9999-12-31'), 1)).toThrow(RangeError)
	expect(() => addDays(civilDay('0000-01-01'), -1)).toThrow(RangeError)
})

test('a typed day has a year before and after it, so that days can be counted from it', () => {
	expect(['0001-01-01', '2028-02-29', '9998-12-31'].map(isDay)).toEqual([true, true, true])
	expect(['0000-06-15', '9999-06-15', '2026-02-29', 'today'].map(isDay)).toEqual([false, false, false, false])
})
