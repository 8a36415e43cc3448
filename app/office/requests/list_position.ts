import { leadPath } from '#app/leads/lead_path.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'
import { type LeadFilters, listQuery } from './filters.ts'

/** A lead's place in a list: what it is sorted by there. */
export interface ListPosition extends LeadKey {
	value: string | number
}

/**
 * A lead's page, opened from a list: the URL keeps the list's filters and the lead's place there, since answering moves it. The
 * other orders than the queue's move no lead, so their place is not written out.
 */
export function listedLeadPath({ value, ...lead }: ListPosition, filters: LeadFilters): string {
	const search = new URLSearchParams()
	const list = listQuery(filters)
	if (list) search.set('list', list.slice(1))
	if (filters.sort === 'due') search.set('at', String(value))
	const text = search.toString()
	return leadPath(lead) + (text && `?${text}`)
}

/** The list that a lead's page was opened from, by that page's search; `words` are told to one visit alone. */
export function listPathOf(search: URLSearchParams, words: Readonly<Record<string, string>> = {}): string {
	const filters = new URLSearchParams(search.get('list') ?? '')
	const list = new URLSearchParams([...filters, ...Object.entries(words)]).toString()
	return `/admin/leads${list && `?${list}`}`
}

/** The id of a lead's line in the list. */
export function lineId(leadId: string): string {
	return `lead-${leadId}`
}

/**
 * A lead's page, or the page `under` it, that keeps the place in the list which `search` names. `words` are added to the
 * query: for that page, or told to one visit alone, such as `saved`.
 */
export function leadPathFrom(
	search: URLSearchParams,
	lead: LeadKey,
	{ under = '', words = {} }: { under?: string; words?: Readonly<Record<string, string>> } = {},
): string {
	const ofList = [...search].filter(([name]) => name === 'list' || name === 'at')
	const text = new URLSearchParams([...ofList, ...Object.entries(words)]).toString()
	return leadPath(lead) + under + (text && `?${text}`)
}
