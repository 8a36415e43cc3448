import { data } from 'react-router'

/** Where a page of a list begins or ends: right after or before the row with this id and this value of the column that sorts the list. */
export interface Cursor {
	side: 'after' | 'before'
	value: string | number
	id: string
}

/** A cursor's parameter in the address of a list, to be added to its `URLSearchParams`. */
export function cursorParameter({ side, id, value }: Cursor): [side: string, place: string] {
	return [side, `${id}~${value}`]
}

/** The cursor in an address, by default one of a list sorted by time; null for the first page, and where `parseValue` refuses. */
export function readCursor(
	search: URLSearchParams,
	parseValue: (text: string) => string | number | null = parseStamp,
): Cursor | null {
	const side = search.get('before') ? 'before' : 'after'
	const [, id, text] = /^([\w:-]{1,120})~([^\0]{1,800})$/.exec(search.get(side) ?? '') ?? []
	if (id === undefined || text === undefined) return null
	const value = parseValue(text)
	return value === null ? null : { side, id, value }
}

/** Answers an address whose cursor could not be read with a page that says so. */
export function refuseUnreadCursor(search: URLSearchParams, cursor: Cursor | null): void {
	if (cursor === null && (search.get('before') || search.get('after'))) throw data(null, { status: 400 })
}

/** The cursor of a list's address, as `readCursor`; one that cannot be read is answered with a page that says so. */
export function requireCursor(
	search: URLSearchParams,
	parseValue?: (text: string) => string | number | null,
): Cursor | null {
	const cursor = readCursor(search, parseValue)
	refuseUnreadCursor(search, cursor)
	return cursor
}

/** A page of a list as a query string, including `?`; filters that are empty are left out. Empty for the first page of everything. */
export function pageQuery(
	filters: Readonly<Record<string, string | null | undefined>>,
	cursor: Cursor | null = null,
): string {
	const search = new URLSearchParams()
	for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value)
	if (cursor) search.set(...cursorParameter(cursor))
	const text = search.toString()
	return text && `?${text}`
}

/** A text that is a time as the store writes it, `2026-11-21T14:00:00.000Z`; else null. */
export function parseStamp(text: string): string | null {
	if (!/^(?!0000)\d{4}-/.test(text)) return null
	const time = Date.parse(text)
	return !Number.isNaN(time) && new Date(time).toISOString() === text ? text : null
}
