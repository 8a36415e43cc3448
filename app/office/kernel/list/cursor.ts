import { data } from 'react-router'

/** A keyset cursor: a page starts right after, or ends right before, the row with this sort value and id. */
export interface Cursor {
	side: 'after' | 'before'
	value: string | number
	id: string
}

/** A cursor as a name and value for a list's `URLSearchParams`. */
export function cursorParameter({ side, id, value }: Cursor): [side: string, place: string] {
	return [side, `${id}~${value}`]
}

/** Reads the cursor of a URL; null for the first page and for invalid values. By default the list is sorted by time. */
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

/** Responds with 400 if the URL has a cursor that could not be read. */
export function refuseUnreadCursor(search: URLSearchParams, cursor: Cursor | null): void {
	if (cursor === null && (search.get('before') || search.get('after'))) throw data(null, { status: 400 })
}

/** Like `readCursor`, but responds with 400 to an invalid cursor. */
export function requireCursor(
	search: URLSearchParams,
	parseValue?: (text: string) => string | number | null,
): Cursor | null {
	const cursor = readCursor(search, parseValue)
	refuseUnreadCursor(search, cursor)
	return cursor
}

/** The query string of a list's page, including `?`, without empty filters; empty for the unfiltered first page. */
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

/** Returns the text if it is a time in the store's format, `2026-11-21T14:00:00.000Z`; else null. */
export function parseStamp(text: string): string | null {
	if (!/^(?!0000)\d{4}-/.test(text)) return null
	const time = Date.parse(text)
	return !Number.isNaN(time) && new Date(time).toISOString() === text ? text : null
}
