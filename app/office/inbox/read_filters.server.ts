import { leadDefinitions, leadForms } from '#app/leads/lead_definitions.server.ts'
import { leadStatuses } from '#app/leads/lead_statuses.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { isStamp } from '../kernel/store/history_cursor.ts'
import {
	type ChoiceFilter,
	choiceParameter,
	type LeadFilters,
	leadPlans,
	leadSorts,
	type LeadCursor,
} from '../requests/filters.ts'
import { readOrigin } from '../requests/origin.ts'

/** Whether the URL has an invalid cursor. */
export function isCursorInvalid(search: URLSearchParams, { cursor }: LeadFilters): boolean {
	return cursor === null && Boolean(search.get('before') ?? search.get('after'))
}

/** Reads the filters from the list's URL. Invalid values restrict nothing. */
export function readFilters(search: URLSearchParams): LeadFilters {
	const sort = oneOf(leadSorts, search.get('sort')) ?? 'due'
	const form = oneOf(leadForms(), search.get('form'))
	return {
		status: oneOf(leadStatuses, search.get('status')),
		form,
		choices: choiceFilters(form).flatMap(({ column, options }) => {
			const values = options.map(({ value }) => value)
			const value = oneOf(values, search.get(choiceParameter(column)))
			return value === null ? [] : [{ column, value }]
		}),
		assignee: /^[\w-]{1,64}$/.exec(search.get('who') ?? '')?.[0] ?? null,
		origin: readOrigin(search),
		isOverdueOnly: search.get('overdue') === '1',
		plan: oneOf(leadPlans, search.get('plan')),
		query: (search.get('q') ?? '').trim().slice(0, 100),
		sort,
		cursor: readCursor('before', search, sort) ?? readCursor('after', search, sort),
	}
}

/** The choice fields of a form as filters. None without a form. */
export function choiceFilters(form: LeadForm | null): ChoiceFilter[] {
	if (form === null) return []
	const { form: definition, columns } = leadDefinitions[form]
	return Object.entries(definition.fields).flatMap(([column, field]) =>
		field.control === 'select'
			? [{ column, label: columns.get(column)?.label ?? field.label, options: field.options }]
			: [],
	)
}

function readCursor(
	side: LeadCursor['side'],
	search: URLSearchParams,
	sort: LeadFilters['sort'],
): LeadCursor | null {
	const [, leadId, value] = /^([\w-]{1,64})~([^\0]{1,800})$/.exec(search.get(side) ?? '') ?? []
	if (leadId === undefined || value === undefined) return null
	if (sort === 'due') return /^\d{1,15}$/.test(value) ? { side, leadId, value: Number(value) } : null
	return sort === 'newest' && !isStamp(value) ? null : { side, leadId, value }
}

function oneOf<const Value extends string>(values: readonly Value[], text: string | null): Value | null {
	return values.find((value) => value === text) ?? null
}
