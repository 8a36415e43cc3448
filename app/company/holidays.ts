import { type CivilDay, type Weekday, addDays, civilDay, dayOf } from '#platform/time/civil_day.ts'

/** The six holidays we observe, in the order of the year (AB-05). */
export const holidayNames = [
	"New Year's Day",
	'Memorial Day',
	'Independence Day',
	'Labor Day',
	'Thanksgiving Day',
	'Christmas Day',
] as const

export type HolidayName = (typeof holidayNames)[number]

export interface Holiday extends CivilDay {
	name: HolidayName
}

/** One day's pickups, and the day they come instead. */
export interface PickupShift {
	from: CivilDay
	to: CivilDay
}

export interface HolidayShifts {
	holiday: Holiday
	/** In the order of the week; empty when the holiday falls on a weekend. */
	shifts: readonly PickupShift[]
}

const monday = 1
const thursday = 4
const friday = 5

const dayOfHoliday: Readonly<Record<HolidayName, (year: number) => CivilDay>> = {
	"New Year's Day": (year) => dayOf(year, 1, 1),
	'Memorial Day': (year) => onOrBefore(dayOf(year, 5, 31), monday),
	'Independence Day': (year) => dayOf(year, 7, 4),
	'Labor Day': (year) => onOrBefore(dayOf(year, 9, 7), monday),
	'Thanksgiving Day': (year) => onOrBefore(dayOf(year, 11, 28), thursday),
	'Christmas Day': (year) => dayOf(year, 12, 25),
}

/** Every due time asks for a year's holidays several times. */
const holidaysByYear = new Map<number, readonly Holiday[]>()

/**
 * The six holidays of a year, in order. They are observed on the day itself, also on a weekend.
 * Throws a RangeError for a year that is no whole number from 0 to 9999.
 */
export function holidaysOf(year: number): readonly Holiday[] {
	const known = holidaysByYear.get(year)
	if (known) return known
	const holidays = holidayNames.map((name) => ({ name, ...dayOfHoliday[name](year) }))
	holidaysByYear.set(year, holidays)
	return holidays
}

/** Whether a day (`YYYY-MM-DD`) is one of the six. Throws a RangeError when there is no such day. */
export function isHoliday(date: string): boolean {
	return holidaysOf(yearOf(civilDay(date))).some((holiday) => holiday.date === date)
}

/**
 * The moved pickups of a year's holiday weeks, for households (AB-05). A Monday to Thursday holiday moves that day's
 * and all later pickups of the week by one day, a Friday holiday moves Friday to Saturday. No two holidays share a
 * week, and no shift leaves the holiday's year.
 */
export function pickupShifts(year: number): readonly HolidayShifts[] {
	return holidaysOf(year).map((holiday) => ({ holiday, shifts: shiftsAfter(holiday) }))
}

/** Where a holiday moves the pickup of a day. */
export interface HolidayShift {
	holiday: Holiday
	to: CivilDay
}

/** A schedule asks for the shift of every day of a year. */
const shiftsByYear = new Map<number, ReadonlyMap<string, HolidayShift>>()

/**
 * Where the pickup that is normally due on `date` (`YYYY-MM-DD`) goes, and for which holiday; undefined when it keeps
 * its day. Throws a RangeError when there is no such day.
 */
export function holidayShift(date: string): HolidayShift | undefined {
	const year = yearOf(civilDay(date))
	const shifts =
		shiftsByYear.get(year) ??
		new Map(
			pickupShifts(year).flatMap((week) =>
				week.shifts.map(({ from, to }) => [from.date, { holiday: week.holiday, to }] as const),
			),
		)
	shiftsByYear.set(year, shifts)
	return shifts.get(date)
}

/** The day on which the pickup that is normally due on `date` comes. Throws a RangeError like `holidayShift`. */
export function pickupDate(date: string): string {
	return holidayShift(date)?.to.date ?? date
}

function shiftsAfter({ date, weekday }: Holiday): PickupShift[] {
	const count = Math.max(0, friday - weekday + 1)
	return Array.from({ length: count }, (_, later) => {
		const from = addDays(civilDay(date), later)
		return { from, to: addDays(from, 1) }
	})
}

function onOrBefore(day: CivilDay, weekday: Weekday): CivilDay {
	return addDays(day, -((day.weekday - weekday + 7) % 7))
}

function yearOf({ date }: CivilDay): number {
	return Number(date.slice(0, 4))
}
