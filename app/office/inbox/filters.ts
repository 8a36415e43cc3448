import { isStamp } from '../content/history_cursor.ts'
import { leadStatuses } from '#app/leads/lead_statuses.ts'
import type { LeadStatus } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'

export const leadForms = ['quote', 'rolloff', 'hoa'] as const satisfies readonly LeadForm[]
export const leadSorts = ['due', 'newest', 'name'] as const
export type LeadSort = (typeof leadSorts)[number]

/** Where a page of the list begins or ends: right after or before the lead with this sort value and id. */
export interface LeadCursor {
	side: 'after' | 'before'
	value: string | number
	leadId: string
}

/** What the list shows; null is no restriction, except that spam shows only when asked for. */
export interface LeadFilters {
	status: LeadStatus | null
	form: LeadForm | null
	/** A member of staff's id, `me` or `nobody`. */
	assignee: string | null
	isOverdueOnly: boolean
	query: string
	sort: LeadSort
	/** Null is the first page. */
	cursor: LeadCursor | null
}

/** Whether the address names a place in the list that cannot be one. */
export function isCursorInvalid(search: URLSearchParams, { cursor }: LeadFilters): boolean {
	return cursor === null && Boolean(search.get('before') ?? search.get('after'))
}

/** Reads the list's address. Whatever cannot be read restricts nothing. */
export function readFilters(search: URLSearchParams): LeadFilters {
	const sort = oneOf(leadSorts, search.get('sort')) ?? 'due'
	return {
		status: oneOf(leadStatuses, search.get('status')),
		form: oneOf(leadForms, search.get('form')),
		assignee: /^[\w-]{1,64}$/.exec(search.get('who') ?? '')?.[0] ?? null,
		isOverdueOnly: search.get('overdue') === '1',
		query: (search.get('q') ?? '').trim().slice(0, 100),
		sort,
		cursor: readCursor('before', search, sort) ?? readCursor('after', search, sort),
	}
}

/** The same as a query string, `?` included; empty when nothing is asked for. */
export function listQuery(filters: Partial<LeadFilters>): string {
	const search = new URLSearchParams()
	if (filters.query) search.set('q', filters.query)
	if (filters.status) search.set('status', filters.status)
	if (filters.form) search.set('form', filters.form)
	if (filters.assignee) search.set('who', filters.assignee)
	if (filters.isOverdueOnly) search.set('overdue', '1')
	if (filters.sort && filters.sort !== 'due') search.set('sort', filters.sort)
	const { cursor } = filters
	if (cursor) search.set(cursor.side, `${cursor.leadId}~${cursor.value}`)
	const text = search.toString()
	return text && `?${text}`
}

function readCursor(side: LeadCursor['side'], search: URLSearchParams, sort: LeadSort): LeadCursor | null {
	const [, leadId, value] = /^([\w-]{1,64})~([^\0]{1,800})$/.exec(search.get(side) ?? '') ?? []
	if (leadId === undefined || value === undefined) return null
	if (sort === 'due') return /^\d{1,15}$/.test(value) ? { side, leadId, value: Number(value) } : null
	return sort === 'newest' && !isStamp(value) ? null : { side, leadId, value }
}

function oneOf<const Value extends string>(values: readonly Value[], text: string | null): Value | null {
	return values.find((value) => value === text) ?? null
}
