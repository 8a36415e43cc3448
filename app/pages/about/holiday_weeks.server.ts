import { formatDay } from '#platform/time/format_day.ts'
import { listed } from '#platform/text/listed.ts'
import { addDays, type CivilDay } from '#platform/time/civil_day.ts'
import {
	type DayOff,
	type DaysOffRules,
	daysOffIn,
	holidaysMovePickups,
	nextDayOff,
	observedHolidays,
	shiftsOfWeek,
} from '#app/company/days_off.ts'
import type { Facts } from '#app/company/facts_type.ts'
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
	/** Monday to Friday; empty when every pickup of that week keeps its day. */
	days: PickupDay[]
	/** Why every pickup keeps its day; null when some do not. */
	note: string | null
	isPast: boolean
}

export interface HolidayYear {
	year: number
	weeks: HolidayWeek[]
}

interface NextHoliday {
	name: string
	when: string
	/** The effect on pickups, in a sentence. */
	effect: string
}

/** Which holidays we observe, in sentences; `officeOnly` is null when every one moves pickups. */
interface HolidayPolicy {
	observed: string
	/** Whether any of them moves pickups. */
	movesPickups: boolean
	officeOnly: string | null
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const

const numbers = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(
	' ',
)

/**
 * The days off of this and next year in the office's calendar as of today (AB-05); `isAtHome` if there are
 * household pickups that they move.
 */
export function holidayYears(
	today: Date,
	facts: Pick<Facts, 'hours' | 'timeZone'>,
	isAtHome = true,
): HolidayYear[] {
	const rules = facts.hours
	const { date } = localTimeOf(today, facts)
	const thisYear = Number(date.slice(0, 4))
	return [thisYear, thisYear + 1].map((year) => ({
		year,
		weeks: daysOffIn(year, rules).map((dayOff) => {
			const shifts = isAtHome ? shiftsAround(dayOff, rules) : []
			return {
				date: dayOff.date,
				name: dayOff.name,
				when: formatDay(dayOff.date),
				days: shifts.length === 0 ? [] : weekdays.map((day) => ({ day, to: newDay(day, shifts) })),
				note: !isAtHome
					? 'The office is closed.'
					: shifts.length === 0
						? `${staysText(dayOff)}: every pickup keeps its day.`
						: null,
				isPast: dayOff.date < date,
			}
		}),
	}))
}

/** The first day off that is not over yet and what it moves; null if there is none until the end of next year. */
export function nextHoliday(
	today: Date,
	facts: Pick<Facts, 'hours' | 'timeZone'>,
	isAtHome = true,
): NextHoliday | null {
	const rules = facts.hours
	const { date } = localTimeOf(today, facts)
	const next = nextDayOff(date, rules)
	if (!next) return null
	const shifts = shiftsAround(next, rules)
	const weekday = (day: CivilDay) => formatDay(day.date, 'weekday')
	const moves = shifts.map(({ from, to }) => `${weekday(from)} pickups come on ${weekday(to)}`)
	return {
		name: next.name,
		when: formatDay(next.date),
		effect: !isAtHome
			? ''
			: moves.length > 0
				? `${listed(moves)}.`
				: next.movesPickups
					? 'It falls on a weekend, so every pickup keeps its day.'
					: 'Only the office is closed, so every pickup keeps its day.',
	}
}

/** `We observe six holidays: ...`, and on which of them only the office is closed. */
export function holidayPolicy(rules: DaysOffRules): HolidayPolicy {
	const observed = observedHolidays(rules)
	const officeOnly = observedHolidays(rules, 'usual')
	const count = `${numbers[observed.length]} ${observed.length === 1 ? 'holiday' : 'holidays'}`
	return {
		observed: observed.length === 0 ? 'We observe no holidays.' : `We observe ${count}: ${listed(observed)}.`,
		movesPickups: holidaysMovePickups(rules),
		officeOnly:
			officeOnly.length === 0
				? null
				: `On ${listed(officeOnly)}, only the office is closed; the trucks come as usual.`,
	}
}

/** The pickups moved in the week of a day off, Sunday to Saturday as in the holiday notice, whichever day off moves them. */
function shiftsAround(day: CivilDay, rules: DaysOffRules) {
	return shiftsOfWeek(addDays(day, day.weekday === 7 ? 1 : 0).date, rules)
}

function staysText({ movesPickups }: DayOff): string {
	return movesPickups ? 'Falls on a weekend' : 'Only the office is closed'
}

function newDay(day: string, shifts: readonly { from: CivilDay; to: CivilDay }[]): PickupDay['to'] {
	const shift = shifts.find(({ from }) => formatDay(from.date, 'weekday').slice(0, 3) === day)
	if (!shift) return null
	return {
		day: formatDay(shift.to.date, 'weekday').slice(0, 3),
		date: formatDay(shift.to.date, 'shortMonthDay'),
	}
}
