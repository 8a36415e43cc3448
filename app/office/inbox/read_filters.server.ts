import { oneOf } from '#platform/forms/one_of.ts'
import type { Option } from '#app/company/option.ts'
import type { FormField, OfferedBy, SelectField } from '#app/leads/form_definition.ts'
import { optionsOf } from '#app/leads/offered_form.ts'
import { leadDefinitions, leadForms } from '#app/leads/lead_definitions.server.ts'
import { leadStatuses } from '#app/leads/lead_statuses.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { withChosen } from '../parts/with_chosen.ts'
import { parseStamp, readCursor } from '../kernel/list/cursor.ts'
import {
	choiceParameter,
	type LeadFilters,
	leadPlans,
	type LeadSort,
	leadSorts,
} from '../requests/filters.ts'
import { readOrigin } from '../requests/origin.ts'

/** Reads the filters from the list's URL. Invalid values restrict nothing. */
export function readFilters(search: URLSearchParams): LeadFilters {
	const sort = oneOf(leadSorts, search.get('sort')) ?? 'due'
	const form = oneOf(leadForms(), search.get('form'))
	return {
		status: oneOf(leadStatuses, search.get('status')),
		form,
		choices: choiceFields(form).flatMap(([column, field]) => {
			const text = search.get(choiceParameter(column))
			// Options from the facts may be gone, such as a former cart size, so any text is accepted.
			const value = typeof field.options === 'function' ? text || null : oneOf(valuesOf(field.options), text)
			return value === null ? [] : [{ column, value }]
		}),
		assignee: /^[\w-]{1,64}$/.exec(search.get('who') ?? '')?.[0] ?? null,
		origin: readOrigin(search),
		isOverdueOnly: search.get('overdue') === '1',
		plan: oneOf(leadPlans, search.get('plan')),
		query: (search.get('q') ?? '').trim().slice(0, 100),
		sort,
		cursor: readCursor(search, parseSortValue[sort]),
	}
}

/** The choice fields of a form as filters, with their options plus chosen ones that no longer exist; empty without a form. */
export function choiceFilters(
	{ form, choices: chosen }: Pick<LeadFilters, 'form' | 'choices'>,
	facts: OfferedBy,
) {
	return choiceFields(form).map(([column, field]) => ({
		column,
		label: (form && leadDefinitions[form].columns.get(column)?.label) ?? field.label,
		options: withChosen(
			optionsOf(field, facts),
			typeof field.options === 'function' ? [] : field.options,
			chosen.find((one) => one.column === column)?.value ?? '',
		),
	}))
}

function choiceFields(form: LeadForm | null): [string, SelectField][] {
	const fields: readonly [string, FormField][] =
		form === null ? [] : Object.entries(leadDefinitions[form].form.fields)
	return fields.flatMap(([column, field]) => (field.control === 'select' ? [[column, field]] : []))
}

const valuesOf = (options: readonly Option[]) => options.map(({ value }) => value)

const parseSortValue: Record<LeadSort, (text: string) => string | number | null> = {
	due: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : null),
	newest: parseStamp,
	name: String,
}
