import { listed } from '#platform/text/listed.ts'
import { type CivilDay, addDays, civilDay } from '#platform/time/civil_day.ts'
import { type DayOff, daysOffOn, shiftsOfWeek } from '#app/company/days_off.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { formatDay } from '#platform/time/format_day.ts'

const weekdayOf = ({ date }: CivilDay) => formatDay(date, 'weekday')

/** The notice that every page shows in the week of a day off; `short` is for the narrow line of a phone. */
export interface HolidayNotice {
	text: string
	short: string
}

/**
 * In the week of a day off, Sunday to Saturday (FI-23), says what moves, or that nothing does; null in any
 * other week. Without pickups at home, it only says that the office is closed.
 */
export function holidayNotice(
	now: Date,
	facts: Pick<Facts, 'hours' | 'timeZone'>,
	isAtHome = true,
): HolidayNotice | null {
	const rules = facts.hours
	const today = civilDay(localTimeOf(now, facts).date)
	const sunday = addDays(today, -(today.weekday % 7))
	const days = [0, 1, 2, 3, 4, 5, 6].flatMap((later) => daysOffOn(addDays(sunday, later).date, rules))
	if (days.length === 0) return null
	const names = listed([...new Set(days.map(({ name }) => name))])
	const shifts = shiftsOfWeek(addDays(sunday, 1).date, rules)
	const same = (text: string): HolidayNotice => ({ text: `${names}: ${text}`, short: `${names}: ${text}` })
	if (!isAtHome) return same(`${closedOn(days)}.`)
	if (shifts.length === 0) return same(unmoved(days))
	const isByOneDay = shifts.every(({ from, to }) => addDays(from, 1).date === to.date)
	if (!isByOneDay) {
		const moves = shifts.map(({ from, to }) => `${weekdayOf(from)} pickups come on ${weekdayOf(to)}`)
		return same(`at home, ${listed(moves)}.`)
	}
	const weekdays = shifts.map(({ from }) => weekdayOf(from))
	return {
		text: `${names}: ${span(weekdays)} pickups at home run a day late.`,
		short: `${names}: ${span(weekdays.map((name) => name.slice(0, 3)))} pickups run a day late`,
	}
}

function unmoved(days: readonly DayOff[]): string {
	if (!days.some(({ movesPickups }) => movesPickups))
		return `${closedOn(days)}, and the trucks come as usual.`
	const keeps = 'every pickup at home keeps its day.'
	if (days.some(({ weekday }) => weekday <= 5)) return `${closedOn(days)}, and ${keeps}`
	return `${days.length > 1 ? 'they fall' : 'it falls'} on a weekend, so ${keeps}`
}

function closedOn(days: readonly DayOff[]): string {
	return `our office is closed on ${listed([...new Set(days.map(weekdayOf))])}`
}

/** Formats consecutive weekdays: `Friday`, `Thursday and Friday`, `Monday to Friday`. */
function span(weekdays: readonly string[]): string {
	return weekdays.length < 3 ? listed(weekdays) : `${weekdays[0]} to ${weekdays.at(-1)}`
}
