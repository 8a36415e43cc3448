import { compareText } from '#platform/text/compare_text.ts'
import { listed } from '#platform/text/listed.ts'
import { type CivilDay, addDays, civilDay } from '#platform/time/civil_day.ts'
import type { FactValues } from './fact_path.ts'
import type { Facts } from './facts_type.ts'
import { holidayKeys, holidayRule, holidays } from './holidays.ts'

/** The facts that determine the days off: observed holidays and the office's own closed days. */
export type DaysOffRules = Pick<Facts['hours'], 'holidays' | 'closedDays'>

/**
 * The names of these facts in the store. Their rows are kept even when reset to the built-in values, because
 * calendars count their changes.
 */
export const daysOffFacts: readonly string[] = ['hours.holidays', 'hours.closedDays']

/** The rules with changed facts. */
export function daysOffWith(changes: FactValues, rules: DaysOffRules): DaysOffRules {
	const changed = daysOffFacts.filter((name) => name in changes)
	return {
		...rules,
		...Object.fromEntries(changed.map((name) => [name.slice('hours.'.length), changes[name]])),
	}
}

/** A day on which the office is closed. */
export interface DayOff extends CivilDay {
	name: string
	/** Whether there are no pickups either: those of that day and later in the week move. */
	movesPickups: boolean
}

/** A moved pickup day, with the new day and the reason. */
interface PickupShift {
	from: CivilDay
	to: CivilDay
	/** The names of the days off. */
	because: string
}

interface Known {
	byYear: Map<number, readonly DayOff[]>
	byWeek: Map<string, readonly PickupShift[]>
}

/** Cached, because every due time and every schedule needs the same years and weeks many times. */
const knownOf = new WeakMap<DaysOffRules, Known>()

/** The days off of a year, in order. Throws a RangeError unless the year is a whole number from 0 to 9999. */
export function daysOffIn(year: number, rules: DaysOffRules): readonly DayOff[] {
	const { byYear } = known(rules)
	const found = byYear.get(year) ?? listDays(year, rules)
	byYear.set(year, found)
	return found
}

/** The days off on a date (`YYYY-MM-DD`). Throws a RangeError if there is no such day. */
export function daysOffOn(date: string, rules: DaysOffRules): readonly DayOff[] {
	const year = Number(civilDay(date).date.slice(0, 4))
	return daysOffIn(year, rules).filter((day) => day.date === date)
}

/** The first day off on or after a date (`YYYY-MM-DD`); undefined if there is none until the end of the next year. */
export function nextDayOff(date: string, rules: DaysOffRules): DayOff | undefined {
	const year = Number(date.slice(0, 4))
	return [year, year + 1].flatMap((one) => daysOffIn(one, rules)).find((day) => day.date >= date)
}

/** Whether the office is closed all day. */
export function isDayOff(date: string, rules: DaysOffRules): boolean {
	return daysOffOn(date, rules).length > 0
}

/** Whether there are no pickups on a date. */
export function hasNoPickups(date: string, rules: DaysOffRules): boolean {
	return daysOffOn(date, rules).some(({ movesPickups }) => movesPickups)
}

/**
 * The moved household pickups of a day's week (AB-05): each day off from Monday to Friday moves that day's
 * and all later pickups of the week by one day, to Saturday at the latest. If no day is left, they come on
 * the last day of the week with pickups. Throws a RangeError if there is no such day.
 */
export function shiftsOfWeek(date: string, rules: DaysOffRules): readonly PickupShift[] {
	const days = weekOf(date)
	const monday = days[0]?.date ?? date
	const { byWeek } = known(rules)
	const found = byWeek.get(monday) ?? listShifts(days, rules)
	byWeek.set(monday, found)
	return found
}

/** Monday to Saturday of a day's week. Throws a RangeError if there is no such day. */
export function weekOf(date: string): readonly CivilDay[] {
	const day = civilDay(date)
	return [1, 2, 3, 4, 5, 6].map((weekday) => addDays(day, weekday - day.weekday))
}

/**
 * The new day of the pickup that is normally due on `date`, and why; undefined if it does not move. Throws
 * like `shiftsOfWeek`.
 */
export function pickupShift(date: string, rules: DaysOffRules): PickupShift | undefined {
	return shiftsOfWeek(date, rules).find(({ from }) => from.date === date)
}

/** The names of the observed holidays, in calendar order; with `only`, those with that rule. */
export function observedHolidays(
	{ holidays: chosen }: Pick<DaysOffRules, 'holidays'>,
	only?: 'moved' | 'usual',
): string[] {
	return holidayKeys
		.filter((key) => {
			const rule = holidayRule(key, chosen)
			return only ? rule === only : rule !== 'open'
		})
		.map((key) => holidays[key].name)
}

/** Whether any observed holiday moves pickups. */
export function holidaysMovePickups(rules: Pick<DaysOffRules, 'holidays'>): boolean {
	return observedHolidays(rules, 'moved').length > 0
}

function listDays(year: number, { holidays: chosen, closedDays }: DaysOffRules): readonly DayOff[] {
	const observed = holidayKeys.flatMap((key) => {
		const rule = holidayRule(key, chosen)
		if (rule === 'open') return []
		return [{ name: holidays[key].name, ...holidays[key].dayIn(year), movesPickups: rule === 'moved' }]
	})
	const own = closedDays
		.filter(({ date }) => Number(date.slice(0, 4)) === year)
		.map(({ date, name, pickups }) => ({ name, ...civilDay(date), movesPickups: pickups === 'moved' }))
	return [...observed, ...own].toSorted((one, other) => compareText(one.date, other.date))
}

function listShifts(days: readonly CivilDay[], rules: DaysOffRules): readonly PickupShift[] {
	const open = days.filter(({ date }) => !hasNoPickups(date, rules))
	const last = open.at(-1)
	return days.slice(0, 5).flatMap((from, index) => {
		const to = open[index] ?? last ?? from
		if (to.date === from.date) return []
		// A pickup comes earlier only if no later day of its week is left.
		const names = days
			.filter(({ date }) => date <= to.date || to.date < from.date)
			.flatMap(({ date }) => daysOffOn(date, rules).filter(({ movesPickups }) => movesPickups))
			.map(({ name }) => name)
		return [{ from, to, because: listed([...new Set(names)]) }]
	})
}

function known(rules: DaysOffRules): Known {
	const found = knownOf.get(rules) ?? { byYear: new Map(), byWeek: new Map() }
	knownOf.set(rules, found)
	return found
}
