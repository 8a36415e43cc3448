import { formatDay } from '#platform/time/format_day.ts'
import { formatDaySpan } from '#platform/time/format_day_span.ts'
import { isDay } from '#platform/time/civil_day.ts'

/** The time and place that requests came from; null for no restriction. */
export interface Origin {
	/** Days in the company's time zone, `YYYY-MM-DD`, inclusive. */
	from: string | null
	to: string | null
	/** A town's name; empty for requests without a town. */
	town: string | null
	/** The path of the page they were sent from, `phone` or `unknown`. */
	page: string | null
}

const parameters = ['from', 'to', 'town', 'page'] as const
/** Stands for an empty town in the URL, where an empty value means no restriction. */
const noTown = '-'
const longest = 200

/** The origin in the list's URL; null if it restricts nothing. Invalid values restrict nothing. */
export function readOrigin(search: URLSearchParams): Origin | null {
	const text = (name: (typeof parameters)[number]) => {
		const value = search.get(name)
		return value && value.length <= longest && !value.includes('\0') ? value : null
	}
	const day = (name: 'from' | 'to') => {
		const value = text(name)
		return value !== null && isDay(value) ? value : null
	}
	const town = text('town')
	const origin = { from: day('from'), to: day('to'), town: town === noTown ? '' : town, page: text('page') }
	return parameters.some((name) => origin[name] !== null) ? origin : null
}

/** The origin as parameters of the list's URL. */
export function originParameters(origin: Partial<Origin> | null | undefined): [string, string][] {
	return parameters.flatMap((name) => {
		const value = origin?.[name]
		if (value === null || value === undefined) return []
		return [[name, value === '' ? noTown : value]]
	})
}

/** `Windsor, sent from /contact, November 16 to November 22, 2026`. */
export function formatOrigin({ from, to, town, page }: Origin): string {
	const pages = new Map([
		['phone', 'taken by phone'],
		['unknown', 'from a page that is not known'],
	])
	const days =
		from !== null && to !== null
			? from === to
				? formatDay(from, 'longDate')
				: formatDaySpan(from, to, 'monthDay')
			: from !== null
				? `since ${formatDay(from, 'date')}`
				: to !== null && `until ${formatDay(to, 'date')}`
	return [
		town === '' ? 'no town named' : town,
		page !== null && (pages.get(page) ?? `sent from ${page}`),
		days,
	]
		.filter(Boolean)
		.join(', ')
}
