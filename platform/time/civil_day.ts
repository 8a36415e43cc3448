/** 1 is Monday, 7 is Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A calendar day, without a time or a time zone. */
export interface CivilDay {
	/** `YYYY-MM-DD`. */
	date: string
	weekday: Weekday
}

const msOfDay = 24 * 60 * 60_000
const dateShape = /^\d{4}-\d\d-\d\d$/

/** Parses a `YYYY-MM-DD` date of the Gregorian calendar. Throws a RangeError if there is no such day. */
export function civilDay(date: string): CivilDay {
	const weekday = new Date(midnight(date)).getUTCDay() || 7
	return { date, weekday: weekday as Weekday }
}

/** Reports whether a text is a valid `YYYY-MM-DD` date, not in the first or the last year, whose days have no year before or after. */
export function isDay(text: string): boolean {
	return !/^(?:0000|9999)/.test(text) && !Number.isNaN(midnightOrNaN(text))
}

/** The day with this year (0 to 9999), month (1 to 12) and day of the month. Throws a RangeError like `civilDay`. */
export function dayOf(year: number, month: number, day: number): CivilDay {
	return civilDay([padded(year, 4), padded(month, 2), padded(day, 2)].join('-'))
}

/** The day `days` later, or earlier if negative. Throws a RangeError like `civilDay`. */
export function addDays({ date }: CivilDay, days: number): CivilDay {
	return civilDay(isoDate(midnight(date) + days * msOfDay))
}

/** The number of days from the first day to the second (`YYYY-MM-DD`). Throws a RangeError like `civilDay`. */
export function daysBetween(from: string, to: string): number {
	return (midnight(to) - midnight(from)) / msOfDay
}

function midnight(date: string): number {
	const ms = midnightOrNaN(date)
	if (Number.isNaN(ms)) throw new RangeError(`No such day: ${date}`)
	return ms
}

function midnightOrNaN(date: string): number {
	const ms = dateShape.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
	// `Date.parse` turns February 30 into a day in March.
	return Number.isNaN(ms) || isoDate(ms) === date ? ms : Number.NaN
}

function isoDate(ms: number): string {
	return new Date(ms).toISOString().slice(0, 10)
}

function padded(value: number, length: number): string {
	return String(value).padStart(length, '0')
}
