import type { PersonCursor } from './find_people.server.ts'

/** Where the page of the list in this address begins or ends; null for the first. */
export function readPersonCursor(search: URLSearchParams): PersonCursor | null {
	const side = search.has('before') ? 'before' : 'after'
	const [id = '', ...rest] = (search.get(side) ?? '').slice(0, 400).split('~')
	return id === '' ? null : { side, id, sortKey: rest.join('~') }
}

/** The query string of a page of the list, including `?`; empty for the first page of everybody. */
export function cursorQuery(query: string, cursor: PersonCursor | null): string {
	const search = new URLSearchParams()
	if (query !== '') search.set('q', query)
	if (cursor !== null) search.set(cursor.side, `${cursor.id}~${cursor.sortKey}`)
	const text = search.toString()
	return text && `?${text}`
}
