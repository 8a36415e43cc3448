import type { Option } from '#app/leads/form_definition.ts'
import type { LeadStatus } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { type Cursor, cursorParameter } from '../kernel/list/cursor.ts'
import { type Origin, originParameters } from './origin.ts'

export const leadSorts = ['due', 'newest', 'name'] as const
export type LeadSort = (typeof leadSorts)[number]

export const leadPlans = ['today', 'follow-up', 'aside'] as const
export type LeadPlan = (typeof leadPlans)[number]

/** The list's filters; null is no restriction, except that spam shows only on request. */
export interface LeadFilters {
	status: LeadStatus | null
	form: LeadForm | null
	/** Required values of that form's fields. */
	choices: readonly { column: string; value: string }[]
	/** A member of staff's id, `me` or `nobody`. */
	assignee: string | null
	isOverdueOnly: boolean
	/** When and from where they came. */
	origin?: Origin | null
	/** `today`: what is to be answered or followed up until tonight; `follow-up`: all that have one;
	 * `aside`: what looks like spam and nobody has decided on. */
	plan: LeadPlan | null
	query: string
	sort: LeadSort
	/** Null is the first page. */
	cursor: Cursor | null
}

/** A field by whose value the leads of its form can be filtered. */
export interface ChoiceFilter {
	column: string
	label: string
	options: readonly Option[]
}

/** The URL parameter for the value of a form's field. */
export function choiceParameter(column: string): string {
	return `field-${column}`
}

/** The filters as a query string, including `?`; empty if there are none. */
export function listQuery(filters: Partial<LeadFilters>): string {
	const search = new URLSearchParams()
	if (filters.query) search.set('q', filters.query)
	if (filters.status) search.set('status', filters.status)
	if (filters.form) search.set('form', filters.form)
	for (const { column, value } of filters.choices ?? []) search.set(choiceParameter(column), value)
	if (filters.assignee) search.set('who', filters.assignee)
	if (filters.isOverdueOnly) search.set('overdue', '1')
	for (const [name, value] of originParameters(filters.origin)) search.set(name, value)
	if (filters.plan) search.set('plan', filters.plan)
	if (filters.sort && filters.sort !== 'due') search.set('sort', filters.sort)
	if (filters.cursor) search.set(...cursorParameter(filters.cursor))
	const text = search.toString()
	return text && `?${text}`
}
