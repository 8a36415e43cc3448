import { type CivilDay, civilDay } from '#platform/time/civil_day.ts'
import { pickupShifts } from '#app/company/holidays.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'

/** A weekday's pickups in one holiday week; `to` is null where they keep their day. */
export interface PickupDay {
	/** `Mon` */
	day: string
	/** `Tue`, `Jun 1` */
	to: { day: string; date: string } | null
}

export interface HolidayWeek {
	/** `YYYY-MM-DD`, the holiday itself. */
	date: string
	name: string
	/** `Monday, May 31` */
	when: string
	/** Monday to Friday; empty when the holiday falls on a weekend and every pickup keeps its day. */
	days: PickupDay[]
	isPast: boolean
}

export interface HolidayYear {
	year: number
	weeks: HolidayWeek[]
}

export interface NextHoliday {
	name: string
	when: string
	/** `Thursday pickups come on Friday`, …; empty when nothing moves. */
	moves: string[]
}

const formatOf = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
const formats = {
	longDay: formatOf({ weekday: 'long', month: 'long', day: 'numeric' }),
	shortDay: formatOf({ month: 'short', day: 'numeric' }),
	longWeekday: formatOf({ weekday: 'long' }),
	shortWeekday: formatOf({ weekday: 'short' }),
}
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const

/** This year's and next year's holiday weeks as the office's calendar has them today (AB-05). */
export function holidayYears(today: Date): HolidayYear[] {
	const { date } = localTimeOf(today)
	const thisYear = Number(date.slice(0, 4))
	return [thisYear, thisYear + 1].map((year) => ({
		year,
		weeks: pickupShifts(year).map(({ holiday, shifts }) => ({
			date: holiday.date,
			name: holiday.name,
			when: formatDay(holiday, 'longDay'),
			days: shifts.length === 0 ? [] : weekdays.map((day) => ({ day, to: newDay(day, shifts) })),
			isPast: holiday.date < date,
		})),
	}))
}

/** The first holiday that is not over yet, and what it moves. */
export function nextHoliday(today: Date): NextHoliday {
	const { date } = localTimeOf(today)
	const thisYear = Number(date.slice(0, 4))
	const weeks = [...pickupShifts(thisYear), ...pickupShifts(thisYear + 1)]
	const next = weeks.find(({ holiday }) => holiday.date >= date)
	if (!next) throw new Error(`No holiday after ${date}`)
	const { holiday, shifts } = next
	const weekday = (day: CivilDay) => formatDay(day, 'longWeekday')
	return {
		name: holiday.name,
		when: formatDay(holiday, 'longDay'),
		moves: shifts.map(({ from, to }) => `${weekday(from)} pickups come on ${weekday(to)}`),
	}
}

function newDay(day: string, shifts: readonly { from: CivilDay; to: CivilDay }[]): PickupDay['to'] {
	const shift = shifts.find(({ from }) => formatDay(from, 'shortWeekday') === day)
	if (!shift) return null
	return {
		day: formatDay(shift.to, 'shortWeekday'),
		date: formatDay(shift.to, 'shortDay'),
	}
}

function formatDay({ date }: CivilDay, format: keyof typeof formats): string {
	return formats[format].format(new Date(`${civilDay(date).date}T00:00:00Z`))
}
