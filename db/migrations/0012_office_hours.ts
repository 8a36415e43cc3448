/** The due time rules as of this migration: frozen, so that old leads keep their due times. */
const timeZone = 'America/Denver'
const opens = '07:00'
const closes = '16:00'
const quoteHours = 2
const hoaQuoteHours = 24
const msOfHour = 3_600_000
const msOfDay = 24 * msOfHour

/**
 * A quote or roll-off request counts open hours only, Monday to Friday; an HOA's hours run day and night but pause on
 * days when the office is closed.
 */
export function dueOf(form: 'quote' | 'rolloff' | 'hoa', createdAt: Date): Date {
	const isHoa = form === 'hoa'
	let remaining = (isHoa ? hoaQuoteHours : quoteHours) * msOfHour
	let day = wallClock(createdAt.getTime()).slice(0, 10)
	for (;;) {
		const next = dayAfter(day)
		if (isWorkday(day)) {
			const from = Math.max(instantOf(day, isHoa ? '00:00' : opens), createdAt.getTime())
			const left = Math.max(0, (isHoa ? instantOf(next, '00:00') : instantOf(day, closes)) - from)
			if (left > 0 && remaining <= left) return new Date(from + remaining)
			remaining -= left
		}
		day = next
	}
}

function isWorkday(date: string): boolean {
	return weekdayOf(date) <= 5 && !holidaysOf(date.slice(0, 4)).includes(date)
}

function holidaysOf(year: string): string[] {
	return [
		`${year}-01-01`,
		onOrBefore(`${year}-05-31`, 1),
		`${year}-07-04`,
		onOrBefore(`${year}-09-07`, 1),
		onOrBefore(`${year}-11-28`, 4),
		`${year}-12-25`,
	]
}

function onOrBefore(date: string, weekday: number): string {
	return isoDate(Date.parse(date) - ((weekdayOf(date) - weekday + 7) % 7) * msOfDay)
}

/** 1 is Monday, 7 is Sunday. */
function weekdayOf(date: string): number {
	return new Date(date).getUTCDay() || 7
}

function dayAfter(date: string): string {
	return isoDate(Date.parse(date) + msOfDay)
}

function isoDate(ms: number): string {
	return new Date(ms).toISOString().slice(0, 10)
}

/** The instant of this local time; no opening, closing or midnight is ever skipped or repeated by a clock change. */
function instantOf(date: string, time: string): number {
	const wanted = Date.parse(`${date}T${time}:00Z`)
	const offsets = [wanted - msOfDay, wanted + msOfDay].map((ms) => Date.parse(`${wallClock(ms)}Z`) - ms)
	const candidates = offsets.map((offset) => wanted - offset)
	return candidates.find((ms) => Date.parse(`${wallClock(ms)}Z`) === wanted) ?? Math.max(...candidates)
}

const reader = new Intl.DateTimeFormat('en-US', {
	timeZone,
	calendar: 'gregory',
	hourCycle: 'h23',
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
	second: '2-digit',
})

/** The local time of an instant: `2026-11-21T07:00:00`. */
function wallClock(ms: number): string {
	const found = new Map(reader.formatToParts(ms).map(({ type, value }) => [type, value]))
	const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
	return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`
}
