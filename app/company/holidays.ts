import { type CivilDay, type Weekday, addDays, dayOf } from '#platform/time/civil_day.ts'

interface HolidayDefinition {
	name: string
	/** Its day in a year; throws a RangeError unless the year is a whole number from 0 to 9999. */
	dayIn(year: number): CivilDay
	/** Whether it is observed and moves pickups by default (AB-05). */
	isObserved: boolean
}

const monday = 1
const thursday = 4

/** The holidays that the office can observe, in calendar order, each on its actual day even if on a weekend. */
export const holidays = {
	newYear: { name: "New Year's Day", dayIn: (year) => dayOf(year, 1, 1), isObserved: true },
	martinLutherKing: {
		name: 'Martin Luther King Jr. Day',
		dayIn: (year) => onOrBefore(dayOf(year, 1, 21), monday),
		isObserved: false,
	},
	presidents: {
		name: "Presidents' Day",
		dayIn: (year) => onOrBefore(dayOf(year, 2, 21), monday),
		isObserved: false,
	},
	memorial: {
		name: 'Memorial Day',
		dayIn: (year) => onOrBefore(dayOf(year, 5, 31), monday),
		isObserved: true,
	},
	juneteenth: { name: 'Juneteenth', dayIn: (year) => dayOf(year, 6, 19), isObserved: false },
	independence: { name: 'Independence Day', dayIn: (year) => dayOf(year, 7, 4), isObserved: true },
	labor: { name: 'Labor Day', dayIn: (year) => onOrBefore(dayOf(year, 9, 7), monday), isObserved: true },
	columbus: {
		name: 'Columbus Day',
		dayIn: (year) => onOrBefore(dayOf(year, 10, 14), monday),
		isObserved: false,
	},
	veterans: { name: 'Veterans Day', dayIn: (year) => dayOf(year, 11, 11), isObserved: false },
	thanksgiving: {
		name: 'Thanksgiving Day',
		dayIn: (year) => onOrBefore(dayOf(year, 11, 28), thursday),
		isObserved: true,
	},
	dayAfterThanksgiving: {
		name: 'Day after Thanksgiving',
		dayIn: (year) => addDays(onOrBefore(dayOf(year, 11, 28), thursday), 1),
		isObserved: false,
	},
	christmasEve: { name: 'Christmas Eve', dayIn: (year) => dayOf(year, 12, 24), isObserved: false },
	christmas: { name: 'Christmas Day', dayIn: (year) => dayOf(year, 12, 25), isObserved: true },
	newYearsEve: { name: "New Year's Eve", dayIn: (year) => dayOf(year, 12, 31), isObserved: false },
} as const satisfies Record<string, HolidayDefinition>

export type HolidayKey = keyof typeof holidays

/** In calendar order. */
export const holidayKeys = Object.keys(holidays) as HolidayKey[]

/** The effect of a holiday: `moved` moves pickups by a day, `usual` closes only the office, `open` has no effect. */
export type HolidayRule = 'moved' | 'usual' | 'open'

/** The office's rule for a holiday (`Facts.hours.holidays`), or the built-in one. */
export function holidayRule(
	key: HolidayKey,
	chosen: Readonly<Partial<Record<HolidayKey, HolidayRule>>>,
): HolidayRule {
	return chosen[key] ?? (holidays[key].isObserved ? 'moved' : 'open')
}

function onOrBefore(day: CivilDay, weekday: Weekday): CivilDay {
	return addDays(day, -((day.weekday - weekday + 7) % 7))
}
