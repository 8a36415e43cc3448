import type { ContentType } from '#app/content/content_type.ts'
import { typeOf } from '#app/content/content_types.ts'
import type { Target } from '#app/content/plan_forecast.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { openedFields } from '../fields/row_version.server.ts'

/** A field of a row, with the row's own type (see `rowType`). */
export interface FieldOfRow {
	type: ContentType
	id: string
	field: string
}

/** The target of a field's plans: its row, or, if each field is a row of its own (`cells`), the field. */
export function targetOf({ table, office }: ContentType, id: string, field: string): Target {
	const content_table = table
	return office?.cells
		? { content_table, row_id: field, field: 'value' }
		: { content_table, row_id: id, field }
}

/** The inverse of `targetOf`; undefined if the type or row does not exist. */
export function fieldOfTarget(types: readonly ContentType[], target: Target): FieldOfRow | undefined {
	const type = typeOf(types, target.content_table)
	const { cells } = type?.office ?? {}
	if (!type || !cells) return type && { type, id: target.row_id, field: target.field }
	const field = target.row_id
	const id = cells.rowOf(field)
	return id === undefined ? undefined : { type: rowType(type, id), id, field }
}

/** The type restricted to the fields of this row. */
export function rowType(type: ContentType, id: string): ContentType {
	const { cells } = type.office ?? {}
	if (!cells) return type
	const names = cells.fieldsOf(id)
	const own = withFields(type, (name) => names.includes(name))
	return { ...own, office: { ...own.office, singleRow: id } }
}

/** The type restricted to the fields in a form. A form of `cells` may have only some: those submitted or opened with. */
export function sentType(type: ContentType, values: FormValues, version: string | null): ContentType {
	if (!type.office?.cells) return type
	const opened = openedFields(version) ?? {}
	return withFields(type, (name) => Object.hasOwn(values, name) || Object.hasOwn(opened, name))
}

/** The type restricted to the wanted fields. */
export function withFields(type: ContentType, isWanted: (name: string) => boolean): ContentType {
	return {
		...type,
		fields: Object.fromEntries(Object.entries(type.fields).filter(([name]) => isWanted(name))),
	}
}
