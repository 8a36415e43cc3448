import type { Transaction } from 'kysely'
import type { ContentRow } from '#app/content/content_row.ts'
import type { Database } from '#db/schema.ts'
import { contentOf } from '../store/content_handle.server.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'
import { missingSizes } from '#app/content/placeholders.ts'
import type { NamedField } from '#app/content/fields.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { sectionErrors } from './check_section.server.ts'

/** Checks that need the store: whether another row has the same address, and whether referenced rows exist. */
export async function checkAgainstStore(
	trx: Transaction<Database>,
	{ types, current }: Pick<ContentHub, 'types' | 'current'>,
	description: ContentType,
	{
		id,
		stored,
		columns,
		changed,
		now,
	}: {
		id: string
		stored: ContentRow | undefined
		columns: Record<string, unknown>
		changed: readonly string[]
		now: Date
	},
): Promise<FieldError[]> {
	const errors: FieldError[] = []
	for (const field of fieldsOf(description)) {
		const value = columns[field.name]
		if (value === null || value === undefined) continue
		const message = await errorOf(trx, description, field, id, value)
		if (message) errors.push({ field: field.name, message })
	}
	if (description.office?.check) {
		const row = { ...(stored ?? description.derived), ...columns, id }
		errors.push(...(await description.office.check(trx, { row, stored, changed, facts: current.facts, now })))
	}
	errors.push(...sizeErrors(description, columns, current.facts))
	const taken = await takenTogether(trx, description, id, columns)
	return [...errors, ...(await sectionErrors(trx, types, description, columns)), ...(taken ? [taken] : [])]
}

/** Copy names the sizes that there are, and the one that its own row is. */
function sizeErrors(description: ContentType, columns: Record<string, unknown>, facts: Facts): FieldError[] {
	const own = description.placeholders?.(columns as ContentRow) ?? []
	return fieldsOf(description).flatMap(({ name, label, ...field }) => {
		if (('plain' in field && field.plain) || columns[name] === null) return []
		const missing = missingSizes(JSON.stringify(columns[name] ?? ''), facts).filter(
			(one) => !own.some((begins) => one.startsWith(begins)),
		)
		return missing.length === 0
			? []
			: [
					{
						field: name,
						message: `${label}: there is no size for ${missing.map((one) => `{{${one}}}`).join(', ')}.`,
					},
				]
	})
}

async function takenTogether(
	trx: Transaction<Database>,
	description: ContentType,
	id: string,
	columns: Record<string, unknown>,
): Promise<FieldError | null> {
	const { table, singular, uniqueTogether = [] } = description
	const last = fieldsOf(description).find(({ name }) => name === uniqueTogether.at(-1))
	if (!last) return null
	let others = contentOf(trx).selectFrom(table).select('id').where('id', '!=', id)
	for (const name of uniqueTogether) others = others.where(name, '=', columns[name])
	const other = await others.executeTakeFirst()
	return other
		? { field: last.name, message: `${last.label}: another ${singular} stands here already.` }
		: null
}

async function errorOf(
	trx: Transaction<Database>,
	{ table, singular }: ContentType,
	field: NamedField,
	id: string,
	value: unknown,
): Promise<string | null> {
	const content = contentOf(trx)
	if (field.control === 'reference') {
		const found = await content
			.selectFrom(field.table)
			.select('id')
			.where(field.by, '=', value)
			.executeTakeFirst()
		return found ? null : `${field.label}: what was chosen is no longer there.`
	}
	if (!('unique' in field && field.unique)) return null
	const other = await content
		.selectFrom(table)
		.select('id')
		.where(field.name, '=', value)
		.where('id', '!=', id)
		.executeTakeFirst()
	return other ? `${field.label}: another ${singular} has this one.` : null
}
