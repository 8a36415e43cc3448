import { leadPathFrom } from '../requests/list_position.ts'
import type { DoneNotices, MessagePlace } from './message_kind.ts'

/**
 * Returns the path of the request or person at `place`, or of the page `under` it. A request's path keeps the position
 * in the list that `search` names. `words` are added to the query.
 */
export function placePath(
	place: MessagePlace,
	search: URLSearchParams,
	{ under = '', words = {} }: { under?: string; words?: Readonly<Record<string, string>> } = {},
): string {
	if ('lead' in place) return leadPathFrom(search, place.lead, { under, words })
	const query = new URLSearchParams(words).toString()
	return `/admin/people/${place.personId}${under}${query && `?${query}`}`
}

/** Returns the notice about the message that redirected to the page with this `search`; null if there was none. */
export function doneNotice({ word, texts }: DoneNotices, search: URLSearchParams) {
	return new Map(Object.entries(texts)).get(search.get(word) ?? '') ?? null
}
