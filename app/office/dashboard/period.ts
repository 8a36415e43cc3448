import { hourClock } from '#app/company/clock_text.ts'
import { instantOf, localTimeOf, startOfDay, type Zoned } from '#app/company/zoned_time.ts'
import { formatDay, formatDayAsOf } from '#platform/time/format_day.ts'
import { formatDaySpan } from '#platform/time/format_day_span.ts'
import { addDays, civilDay, dayOf } from '#platform/time/civil_day.ts'

export const periods = ['today', 'week', 'month', 'year'] as const
export type PeriodName = (typeof periods)[number]

/** A counted time span; `to` is exclusive. */
export interface Span {
	from: Date
	to: Date
	/** The first and last calendar day in it, in the company's time zone, `YYYY-MM-DD`. */
	first: string
	last: string
}

/** A part of a period that the chart shows as one column. */
interface Part {
	/** Below the column: `Mon`, `14`, `Nov`. */
	label: string
	/** The label in the table: `Monday, November 16`. */
	name: string
}

export interface Period {
	name: PeriodName
	/** A day in a past period; null for the current one. */
	day: string | null
	/** `This week`, `Mon, Nov 9 to Sun, Nov 15, 2026`, `October 2026`. */
	title: string
	/** A day of the previous and of the next period; the latter is null for the current period. */
	earlierDay: string
	laterDay: string | null
	/** From the period's beginning until now or its end. */
	now: Span
	/** The same number of days of the previous period. */
	before: Span
	parts: Part[]
	/** The boundaries of the parts, including the end of the last one, in this period and the one before. */
	edges: { now: Date[]; before: Date[] }
	/** A sentence on what is compared. */
	sentence: string
	/** The period before, after a figure: `at this time yesterday`. */
	earlier: string
}

const hoursOfPart = 3
/** The names of the current periods, for headings and the menu. */
export const titles: Record<PeriodName, string> = {
	today: 'Today',
	week: 'This week',
	month: 'This month',
	year: 'This year',
}

/** Returns a period's unit for sentences such as `the week before`. */
export const unitOf = (name: PeriodName) => (name === 'today' ? 'day' : name)

/**
 * Returns a period of the company's calendar: the current one up to `now`, or the whole past one that contains `day`;
 * with as much of the one before. Weeks begin on Monday.
 */
export function periodOf(name: PeriodName, now: Date, zoned: Zoned, day: string | null = null): Period {
	const { date, time } = localTimeOf(now, zoned)
	const chosen = startsOf(name, day ?? date)
	const isOver = chosen.next <= date
	const starts = isOver ? chosen : startsOf(name, date)
	const whole = {
		now: spanOf(starts.now, starts.next, zoned),
		before: spanOf(starts.before, starts.now, zoned),
	}
	const shared = { name, earlierDay: starts.before, ...partsOf(name, starts, zoned) }
	if (isOver) {
		const [title, unit] = [titleOf(name, whole.now), unitOf(name)]
		const sentence = `${title}, against the ${unit} before.`
		const earlier = `the ${unit} before`
		return { ...shared, ...whole, day: starts.now, title, laterDay: starts.next, sentence, earlier }
	}
	const last = sameDayBefore(name, date, starts)
	const sameTime = { to: instantOf({ date: last, time }, zoned), last }
	return {
		...shared,
		day: null,
		title: titles[name],
		laterDay: null,
		now: { ...whole.now, to: now, last: date },
		// A shorter period before, such as February, may have no such day.
		before: last < starts.now ? { ...whole.before, ...sameTime } : whole.before,
		...wordsOf(name, date, starts),
	}
}

/** Returns the span from the day `first` until the day `next`. */
function spanOf(first: string, next: string, zoned: Zoned): Span {
	const last = addDays(civilDay(next), -1).date
	return { from: startOfDay(first, zoned), to: startOfDay(next, zoned), first, last }
}

function titleOf(name: PeriodName, { first, last }: Span): string {
	if (name === 'today') return formatDay(first, 'longDate')
	if (name === 'week') return formatDaySpan(first, last, 'short')
	return name === 'month' ? formatDay(first, 'month') : first.slice(0, 4)
}

/** Returns the columns of the chart and their boundaries. */
function partsOf(name: PeriodName, starts: Starts, zoned: Zoned): Pick<Period, 'parts' | 'edges'> {
	const start = partsBetween(name, starts.now, starts.next, zoned)
	const earlier = partsBetween(name, starts.before, starts.now, zoned)
	return {
		parts: start.map(({ label, name: part }) => ({ label, name: part })),
		edges: {
			now: [...start.map(({ from }) => from), startOfDay(starts.next, zoned)],
			before: [...earlier.map(({ from }) => from), startOfDay(starts.now, zoned)],
		},
	}
}

interface Starts {
	before: string
	now: string
	next: string
}

function startsOf(name: PeriodName, date: string): Starts {
	const today = civilDay(date)
	const [year = 0, month = 0] = date.split('-').map(Number)
	if (name === 'today') return { before: addDays(today, -1).date, now: date, next: addDays(today, 1).date }
	if (name === 'week') {
		const monday = addDays(today, 1 - today.weekday)
		return { before: addDays(monday, -7).date, now: monday.date, next: addDays(monday, 7).date }
	}
	if (name === 'month')
		return {
			before: monthStart(year, month - 1),
			now: monthStart(year, month),
			next: monthStart(year, month + 1),
		}
	return { before: monthStart(year - 1, 1), now: monthStart(year, 1), next: monthStart(year + 1, 1) }
}

/** Returns the first day of a month. `month` may be outside of 1 to 12: 0 is the previous December. */
export function monthStart(year: number, month: number): string {
	const months = year * 12 + month - 1
	return dayOf(Math.floor(months / 12), (months % 12) + 1, 1).date
}

/** Returns the corresponding day of the previous period; it may be at or after this period's beginning if the previous one was shorter. */
function sameDayBefore(name: PeriodName, date: string, { before, now }: Starts): string {
	if (name === 'year') {
		const day = `${before.slice(0, 4)}${date.slice(4)}`
		// The previous year has no February 29.
		return day.endsWith('-02-29') ? day.replace('-29', '-28') : day
	}
	const days = Math.round((Date.parse(date) - Date.parse(now)) / 86_400_000)
	return addDays(civilDay(before), days).date
}

function partsBetween(
	name: PeriodName,
	first: string,
	next: string,
	zoned: Zoned,
): (Part & { from: Date })[] {
	if (name === 'today')
		return Array.from({ length: 24 / hoursOfPart }, (_, index) => hourPart(first, index * hoursOfPart, zoned))
	if (name === 'year')
		return Array.from({ length: 12 }, (_, index) => {
			const day = monthStart(Number(first.slice(0, 4)), index + 1)
			const month = formatDay(day, 'month').split(' ')[0] ?? ''
			return { label: month.slice(0, 3), name: month, from: startOfDay(day, zoned) }
		})
	const parts: (Part & { from: Date })[] = []
	for (let day = civilDay(first); day.date < next; day = addDays(day, 1))
		parts.push({
			label: name === 'week' ? formatDay(day.date, 'short').slice(0, 3) : String(Number(day.date.slice(8))),
			name: formatDayAsOf(first, day.date),
			from: startOfDay(day.date, zoned),
		})
	return parts
}

function hourPart(date: string, hour: number, zoned: Zoned): Part & { from: Date } {
	const from = instantOf({ date, time: hourClock(hour) }, zoned)
	const clock = (of: number) => `${of % 12 === 0 ? 12 : of % 12} ${of % 24 < 12 ? 'AM' : 'PM'}`
	return { label: clock(hour), name: `${clock(hour)} to ${clock(hour + hoursOfPart)}`, from }
}

function wordsOf(name: PeriodName, date: string, { now }: Starts): Pick<Period, 'sentence' | 'earlier'> {
	if (name === 'today')
		return {
			sentence: 'Today so far, against yesterday until the same time.',
			earlier: 'at this time yesterday',
		}
	const since = now === date ? formatDay(date) : `${formatDayAsOf(date, now)} until now`
	return {
		sentence: `This ${name} so far (${since}), against the same days of last ${name}.`,
		earlier: `at this point last ${name}`,
	}
}
