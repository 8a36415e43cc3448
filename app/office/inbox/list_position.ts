import { leadPath } from '#app/leads/lead_path.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { type LeadFilters, listQuery } from './filters.ts'

interface Place {
	form: LeadForm
	leadId: string
	/** What the lead was sorted by in the list. */
	value: string | number
}

/**
 * A lead's page, opened from a list: the URL keeps the list's filters and the lead's place there, since answering moves it. The
 * other orders than the queue's move no lead, so their place is not written out.
 */
export function listedLeadPath({ value, ...lead }: Place, filters: LeadFilters): string {
	const search = new URLSearchParams()
	const list = listQuery(filters)
	if (list) search.set('list', list.slice(1))
	if (filters.sort === 'due') search.set('at', String(value))
	const text = search.toString()
	return leadPath(lead) + (text && `?${text}`)
}

/** The list that a lead's page was opened from, at the lead's line. */
export function listPathOf(search: URLSearchParams, leadId: string): string {
	const list = new URLSearchParams(search.get('list') ?? '').toString()
	return `/admin/leads${list && `?${list}`}#${lineId(leadId)}`
}

/** The id of a lead's line in the list. */
export function lineId(leadId: string): string {
	return `lead-${leadId}`
}

/** The query string of a lead's page that keeps its place in the list, without what only one visit was told. */
export function listSearch(search: URLSearchParams): string {
	const ofList = new URLSearchParams([...search].filter(([name]) => name === 'list' || name === 'at'))
	const text = ofList.toString()
	return text && `?${text}`
}

/** The same with a word that the page shows once, such as `saved`. */
export function listSearchWith(search: URLSearchParams, word: string): string {
	const ofList = listSearch(search)
	return ofList === '' ? `?${word}=1` : `${ofList}&${word}=1`
}
