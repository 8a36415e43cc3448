import type { LeadStatus } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { type Cursor, pageQuery } from '../kernel/list/cursor.ts'
import { type Origin, originParameters } from './origin.ts'

export const leadSorts = ['due', 'newest', 'name'] as const
export type LeadSort = (typeof leadSorts)[number]

export const leadPlans = ['today', 'follow-up', 'aside'] as const
type LeadPlan = (typeof leadPlans)[number]

/** The list's filters; null is no restriction, except that spam shows only on request. */
export interface LeadFilters {
	status: LeadStatus | null
	form: LeadForm | null
	/** Required values of that form's fields. */
	choices: readonly { column: string; value: string }[]
	/** A member of staff's id, `me` or `nobody`. */
	assignee: string | null
	isOverdueOnly: boolean
	/** The time and place that requests came from. */
	origin: Origin | null
	/** `today`: to be answered or followed up today; `follow-up`: has a follow-up day; `aside`: looks like spam and awaits a
	 * decision. */
	plan: LeadPlan | null
	query: string
	sort: LeadSort
	/** Null for the first page. */
	cursor: Cursor | null
}

/** The URL parameter for the value of a form's field. */
export function choiceParameter(column: string): string {
	return `field-${column}`
}

/** The filters as a query string, including `?`; empty if there are none. */
export function listQuery(filters: Partial<LeadFilters>): string {
	const { query, status, form, choices = [], assignee, isOverdueOnly, origin, plan, sort, cursor } = filters
	return pageQuery(
		{
			q: query,
			status,
			form,
			...Object.fromEntries(choices.map(({ column, value }) => [choiceParameter(column), value])),
			who: assignee,
			overdue: isOverdueOnly ? '1' : null,
			...Object.fromEntries(originParameters(origin)),
			plan,
			sort: sort === 'due' ? null : sort,
		},
		cursor,
	)
}
