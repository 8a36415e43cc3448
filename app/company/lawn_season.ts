import type { Facts } from './facts_type.ts'

const months = 'January February March April May June July August September October November December'.split(
	' ',
)
const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** The first and the last day of the season in any year, `MM-DD`, which sort as text. */
export interface LawnSeasonDays {
	from: string
	to: string
}

/**
 * Parses the days from the facts' text: `May 1`, `mid-April`, `the beginning of May`, `the end of October`. A
 * month alone means all of it. Throws a RangeError if no month is named, which the facts' rule prevents.
 */
export function lawnSeasonDays({ from, to }: Facts['lawnSeason']): LawnSeasonDays {
	return { from: dayIn(from, 'first'), to: dayIn(to, 'last') }
}

/** Whether the text names no day of the month, or one that exists in that month. */
export function isSeasonDay(words: string): boolean {
	const day = /\d+/.exec(words)
	return day === null || (Number(day[0]) >= 1 && Number(day[0]) <= (lengths[monthIn(words)] ?? 31))
}

/** The month named in the text, 0 for January. Throws a RangeError if there is none. */
export function monthIn(words: string): number {
	const month = months.findIndex((name) => words.includes(name))
	if (month === -1) throw new RangeError(`No month in "${words}"`)
	return month
}

function dayIn(words: string, end: 'first' | 'last'): string {
	const month = monthIn(words)
	const length = lengths[month] ?? 31
	const day = Math.min(dayOfMonth(words) ?? (end === 'first' ? 1 : length), length)
	return `${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function dayOfMonth(words: string): number | null {
	const number = Number(/\d{1,2}/.exec(words)?.[0] ?? 0)
	if (number > 0) return number
	if (/\b(?:beginning|start|early)\b/i.test(words)) return 1
	if (/\b(?:mid|middle)\b/i.test(words)) return 15
	return /\b(?:end|late)\b/i.test(words) ? 31 : null
}
