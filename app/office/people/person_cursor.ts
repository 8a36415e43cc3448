import type { PersonCursor } from './find_people.server.ts'

/** Where the page of the list in this address begins; null for the first. */
export function readPersonCursor(search: URLSearchParams): PersonCursor | null {
	const [id = '', ...rest] = (search.get('after') ?? '').slice(0, 400).split('~')
	return id === '' ? null : { id, sortKey: rest.join('~') }
}

/** The query string of a page of the list, including `?`; empty for the first page of everybody. */
export function cursorQuery(query: string, cursor: PersonCursor | null): string {
	const search = new URLSearchParams()
	if (query !== '') search.set('q', query)
	if (cursor !== null) search.set('after', `${cursor.id}~${cursor.sortKey}`)
	const text = search.toString()
	return text && `?${text}`
}
