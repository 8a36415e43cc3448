import { leadPath } from '#app/leads/lead_path.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'
import { type LeadFilters, listQuery } from './filters.ts'

/** A lead's position in a list: its sort value and id. */
export interface ListPosition extends LeadKey {
	value: string | number
}

/**
 * The path of a lead's page opened from a list. It contains the list's filters and, in queue order, the lead's position, since
 * answering a lead moves it in the queue.
 */
export function listedLeadPath({ value, ...lead }: ListPosition, filters: LeadFilters): string {
	const search = new URLSearchParams()
	const list = listQuery(filters)
	if (list) search.set('list', list.slice(1))
	if (filters.sort === 'due') search.set('at', String(value))
	const text = search.toString()
	return leadPath(lead) + (text && `?${text}`)
}

/** The path of the list that a lead's page was opened from; `words` are added to the query for one visit only. */
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
 * The path of a lead's page, or of a page `under` it, with the list position in `search`. `words` are added to the query, such
 * as `saved`, some of them for one visit only.
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
