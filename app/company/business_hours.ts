import { type CivilDay, addDays, civilDay } from '#platform/time/civil_day.ts'
import { clockText } from './clock_text.ts'
import { dayNames } from './day_span.ts'
import type { Facts } from './facts_type.ts'
import { isDayOff } from './days_off.ts'
import { instantOf, localTimeOf, type Zoned } from './zoned_time.ts'

const sunday = 7
const msOfHour = 60 * 60_000

/** Whether the office is open: on its business days, from opening until just before closing (CT-03). */
export function isOpen(instant: Date, facts: Pick<Facts, 'hours' | 'timeZone'>): boolean {
	const { hours } = facts
	const { date, time } = localTimeOf(instant, facts)
	return isBusinessDay(civilDay(date), facts) && hours.opens <= time && time < hours.closes
}

/**
 * The instant `count` open hours after `instant`; may be the minute of closing. With 0 hours, `instant`
 * itself if open, else the next opening. Throws a RangeError unless `count` is finite and not negative.
 */
export function addBusinessHours(
	instant: Date,
	count: number,
	facts: Pick<Facts, 'hours' | 'timeZone'>,
): Date {
	if (!Number.isFinite(count) || count < 0) throw new RangeError(`Not a number of hours: ${count}`)
	let remaining = count * msOfHour
	let day = civilDay(localTimeOf(instant, facts).date)
	for (;;) {
		const opening = openingOf(day, facts)
		const from = Math.max(opening.from, instant.getTime())
		if (from < opening.until && from + remaining <= opening.until) return new Date(from + remaining)
		remaining -= Math.max(0, opening.until - from)
		day = addDays(day, 1)
	}
}

/** Formats an instant within the next week: `Monday 9:00 AM`. */
export function weekdayAndTime(instant: Date, zoned: Zoned): string {
	const { date, time } = localTimeOf(instant, zoned)
	return `${dayNames[civilDay(date).weekday - 1]} ${clockText(time)}`
}

interface OpeningSpan {
	/** `Monday to Friday`, `Saturday`. */
	days: string
	hasHours: boolean
	/** `7:00 AM to 4:00 PM`, `closed`, or the office's text about Sundays. */
	text: string
}

/** The week from Monday on; consecutive days with the same hours form one span. */
function openingSpans({ hours }: Pick<Facts, 'hours'>): OpeningSpan[] {
	const open = `${clockText(hours.opens)} to ${clockText(hours.closes)}`
	const spans: { first: string; last: string; hasHours: boolean; text: string }[] = []
	for (const [index, name] of dayNames.entries()) {
		const hasHours = hours.days.includes(index + 1)
		const closed = index + 1 === sunday ? hours.sunday : 'closed'
		const text = hasHours ? open : closed
		const before = spans.at(-1)
		if (before && lowerFirst(before.text) === lowerFirst(text)) before.last = name
		else spans.push({ first: name, last: name, hasHours, text })
	}
	return spans.map(({ first, last, hasHours, text }) => ({
		days: first === last ? first : `${first} to ${last}`,
		hasHours,
		text,
	}))
}

/** The week's hours on one line: `Monday to Friday 7:00 AM to 4:00 PM; Saturday closed; Sunday ...` (CT-03). */
export function openingText(facts: Pick<Facts, 'hours'>): string {
	return openingSpans(facts)
		.map(({ days, text }) => `${days} ${lowerFirst(text)}`)
		.join('; ')
}

/** The week's hours, one span per line: `Monday to Friday, 7:00 AM to 4:00 PM`, `Saturday: closed`. */
export function openingLines(facts: Pick<Facts, 'hours'>): string {
	return openingSpans(facts)
		.map(({ days, hasHours, text }) => `${days}${hasHours ? ',' : ':'} ${text}`)
		.join('\n')
}

/** What to do in an emergency on a Sunday, if the facts mention Sunday emergencies; else ''. Promises no crew. */
export function sundayEmergency({ hours, phone }: Pick<Facts, 'hours' | 'phone'>): string {
	if (hours.days.includes(sunday) || !/emergenc/i.test(hours.sunday)) return ''
	return `An emergency on a Sunday? Call ${phone}: there is no other number. A crew comes only if one is available, which we cannot promise. If nobody answers, send the form, and we read it when the office opens again.`
}

/** Whether the office is open on this day at all. */
export function isBusinessDay({ date, weekday }: CivilDay, { hours }: Pick<Facts, 'hours'>): boolean {
	return hours.days.includes(weekday) && !isDayOff(date, hours)
}

/** A day's opening and closing in milliseconds since 1970; equal if the office is closed all day. */
function openingOf(day: CivilDay, facts: Pick<Facts, 'hours' | 'timeZone'>): { from: number; until: number } {
	if (!isBusinessDay(day, facts)) return { from: 0, until: 0 }
	const { opens, closes } = facts.hours
	const at = (time: string) => instantOf({ date: day.date, time }, facts).getTime()
	return { from: at(opens), until: at(closes) }
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1)
}
