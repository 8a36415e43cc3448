import type { ContentType } from '#app/content/content_type.ts'
import { typeOf } from '#app/content/content_types.ts'
import type { Target } from '#app/content/plan_forecast.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { openedFields } from '../fields/row_version.server.ts'

/** A field of a row, with the type as this row has it. */
export interface FieldOfRow {
	type: ContentType
	id: string
	field: string
}

/** Where a plan for a field is stored: under its row, or under the field's own name where each field is a row of its table. */
export function targetOf({ table, office }: ContentType, id: string, field: string): Target {
	const content_table = table
	return office?.cells
		? { content_table, row_id: field, field: 'value' }
		: { content_table, row_id: id, field }
}

/** The field whose plans are stored there, the opposite of `targetOf`; undefined where there is no such type or row. */
export function fieldOfTarget(types: readonly ContentType[], target: Target): FieldOfRow | undefined {
	const type = typeOf(types, target.content_table)
	const { cells } = type?.office ?? {}
	if (!type || !cells) return type && { type, id: target.row_id, field: target.field }
	const field = target.row_id
	const id = cells.rowOf(field)
	return id === undefined ? undefined : { type: rowType(type, id), id, field }
}

/** The type with the fields that this row has. */
export function rowType(type: ContentType, id: string): ContentType {
	const { cells } = type.office ?? {}
	if (!cells) return type
	const names = cells.fieldsOf(id)
	const own = withFields(type, (name) => names.includes(name))
	return { ...own, office: { ...own.office, singleRow: id } }
}

/** The type with the fields that a form had. A form of `cells` may have only some: those that were sent, or that it was opened with. */
export function sentType(type: ContentType, values: FormValues, version: string | null): ContentType {
	if (!type.office?.cells) return type
	const opened = openedFields(version) ?? {}
	return withFields(type, (name) => Object.hasOwn(values, name) || Object.hasOwn(opened, name))
}

/** The type with some of its fields. */
export function withFields(type: ContentType, isWanted: (name: string) => boolean): ContentType {
	return {
		...type,
		fields: Object.fromEntries(Object.entries(type.fields).filter(([name]) => isWanted(name))),
	}
}
