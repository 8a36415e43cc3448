import type { ContentRow } from '#app/content/content_row.ts'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import { absent } from '#app/content/plan_forecast.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import { fieldInWords } from '../fields/changed_fields.ts'
import { fieldOfTarget } from '../store/cells.server.ts'

type Types = readonly ContentType[]

/** The label of a plan's field. */
export function fieldLabel(plan: PlannedChangeRow, types: Types): string {
	const place = fieldOfTarget(types, plan)
	const field = place?.field ?? plan.field
	return place?.type.fields[field]?.label ?? field
}

/** A value of the plan's field as text for reading. */
export function valueInWords(plan: PlannedChangeRow, types: Types, value: unknown): string {
	if (value === absent) return ''
	const { type, id, field: name } = fieldOfTarget(types, plan) ?? {}
	const field = type && fieldsOf(type).find((one) => one.name === name)
	if (!type || !field) return String(value ?? '')
	return fieldInWords(type, field, { id, [field.name]: value } as ContentRow)
}

/** The planned value as text for reading. */
export function plannedWords(plan: PlannedChangeRow, types: Types): string {
	return valueInWords(plan, types, JSON.parse(plan.value))
}

/** Shortens a text to `most` characters and an ellipsis, without cutting a placeholder in two. */
export function shortened(words: string, most: number): string {
	if (words.length <= most) return words
	const cut = words.slice(0, most - 1)
	const opened = cut.lastIndexOf('{{')
	return `${opened > cut.lastIndexOf('}}') ? cut.slice(0, opened) : cut}…`
}
