import type { Transaction } from 'kysely'
import type { ContentRow } from '#app/content/content_row.ts'
import type { Database } from '#db/schema.ts'
import { contentOf } from '../store/content_handle.server.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'
import { isAmong, missingSizes } from '#app/content/placeholders.ts'
import type { EditedTable, NamedField } from '#app/content/fields.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { uploadedIdsIn } from '#app/pictures/uploaded_name.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { offeredPages } from './offered_pages.server.ts'
import type { RowToWrite } from './write_row.server.ts'

/** Checks that need the store: that no other row has the same path, and that referenced rows and pictures exist. */
export async function checkAgainstStore(
	trx: Transaction<Database>,
	{ types, current: { facts } }: Pick<ContentHub, 'types' | 'current'>,
	{ description, id, current: stored, columns, changed }: Required<RowToWrite>,
	now: Date,
): Promise<FieldError[]> {
	const errors: FieldError[] = []
	for (const field of fieldsOf(description)) {
		const error = await errorOf(trx, description, field, { ...columns, id })
		if (error) errors.push({ field: field.name, ...error })
	}
	if (description.office?.check) {
		const row = { ...(stored ?? description.derived), ...columns, id }
		errors.push(...(await description.office.check(trx, { row, stored, changed, facts, now })))
	}
	errors.push(...sizeErrors(description, columns, facts))
	const taken = await takenTogether(trx, description, id, columns)
	return [...errors, ...(await sectionErrors(trx, types, description, columns)), ...(taken ? [taken] : [])]
}

/** Errors for placeholders of sizes that don't exist; copy may also name its own row's size. */
function sizeErrors(description: ContentType, columns: Record<string, unknown>, facts: Facts): FieldError[] {
	const own = description.placeholders?.(columns as ContentRow) ?? []
	return fieldsOf(description).flatMap(({ name, label, ...field }) => {
		if (('plain' in field && field.plain) || columns[name] === null) return []
		const missing = missingSizes(JSON.stringify(columns[name] ?? ''), facts).filter(
			(one) => !isAmong(one, own),
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

/** Errors if the page of a text does not exist or has no such section. */
async function sectionErrors(
	trx: Transaction<Database>,
	types: readonly ContentType[],
	type: ContentType,
	columns: Record<string, unknown>,
): Promise<FieldError[]> {
	const section = fieldsOf(type).find((field) => field.control === 'section')
	if (section?.control !== 'section') return []
	const pageField = type.fields[section.of]
	const { [section.of]: key, [section.name]: name } = columns
	const page = (await offeredPages(trx, types)).find((one) => one.key === key)
	if (!page)
		return [{ field: section.of, message: `${pageField?.label}: what was chosen is no longer there.` }]
	if (!page.sections.some((one) => one.name === name)) {
		const there = page.sections.map(({ label }) => label).join(', ')
		return [{ field: section.name, message: `${section.label}: ${page.label} has these: ${there}.` }]
	}
	return []
}

async function takenTogether(
	trx: Transaction<Database>,
	description: ContentType,
	id: string,
	columns: Record<string, unknown>,
): Promise<FieldError | null> {
	const { table, singular, uniqueTogether = [] } = description
	const last = fieldsOf(description).find(({ name }) => name === uniqueTogether.at(-1))
	const values = Object.fromEntries(uniqueTogether.map((name) => [name, columns[name]]))
	if (!last || !(await isThere(trx, table, values, id))) return null
	return { field: last.name, message: `${last.label}: another ${singular} stands here already.` }
}

async function errorOf(
	trx: Transaction<Database>,
	{ table, singular }: ContentType,
	field: NamedField,
	row: ContentRow,
): Promise<Omit<FieldError, 'field'> | null> {
	const value = row[field.name]
	if (value === null || value === undefined) return null
	const gone = { message: `${field.label}: what was chosen is no longer there.` }
	if (field.control === 'reference')
		return (await isThere(trx, field.table, { [field.by]: value })) ? null : gone
	for (const id of uploadedIdsIn(JSON.stringify(value)))
		if (!(await isThere(trx, 'uploaded_pictures', { id }))) return gone
	if (!('unique' in field && field.unique)) return null
	const isTaken = (one: unknown) => isThere(trx, table, { [field.name]: one }, row.id)
	if (!(await isTaken(value))) return null
	const message = `${field.label}: another ${singular} has this one`
	if (!('format' in field && field.format === 'slug')) return { message: `${message}.` }
	for (const instead of addressesLike(String(value), row['state']))
		if (!(await isTaken(instead))) return { message: `${message}; ${instead} is free.`, instead }
	return { message: `${message}.` }
}

/** Whether a table has a row with these values, other than the one with the id `except`. */
async function isThere(
	trx: Transaction<Database>,
	table: EditedTable,
	values: Readonly<Record<string, unknown>>,
	except = '',
): Promise<boolean> {
	let rows = contentOf(trx).selectFrom(table).select('id').where('id', '!=', except)
	for (const [column, value] of Object.entries(values)) rows = rows.where(column, '=', value)
	return (await rows.executeTakeFirst()) !== undefined
}

/** Alternatives to a path that is taken: with the state, to distinguish two towns of one name, or with a number. */
function addressesLike(taken: string, state: unknown): string[] {
	const ofState = typeof state === 'string' ? [`${taken}-${state.toLowerCase()}`] : []
	return [...ofState, ...Array.from({ length: 8 }, (_, at) => `${ofState[0] ?? taken}-${at + 2}`)]
}
