import { isOfferedIn } from '#app/company/services.ts'
import { typeOf } from '#app/content/content_types.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { NamedField } from '#app/content/fields.ts'
import { withChosen } from '../../parts/with_chosen.ts'
import type { ShownField } from '../fields/shown_field.ts'
import { contentOf, readOfferedRows, titlesOf } from '../store/content_handle.server.ts'
import type { ContentReading } from '../store/write_content.server.ts'
import { offeredPages } from './offered_pages.server.ts'

/** The field with its options, from the type or the store, and the chosen value; if its service is not offered, only the stored value. */
export async function withOptions(
	reading: ContentReading,
	field: NamedField,
	value: unknown,
	own?: ShownField['options'],
): Promise<ShownField> {
	return withStored(reading, own ? { ...field, options: own } : await offered(reading, field, value), value)
}

async function offered(reading: ContentReading, field: NamedField, value: unknown): Promise<ShownField> {
	const { store, content } = reading
	const { services } = content.current.facts
	if (field.control === 'section')
		return { ...field, pages: await offeredPages(store.db, content.types, services) }
	if (field.control === 'page') {
		const pages = await offeredPages(store.db, content.types, services)
		return { ...field, options: pages.map(({ key, label }) => ({ value: key, label })) }
	}
	const isOffered = isOfferedIn(services)
	if (!isOffered(field)) return { ...field, isKept: true }
	if ((field.control === 'select' || field.control === 'fact') && field.options) {
		const options = field.options.filter((option) => isOffered(option) || option.value === value)
		return { ...field, options }
	}
	if (field.control !== 'reference') return field
	const target = typeOf(content.types, field.table)
	const rows = target ? await readOfferedRows(reading, target) : []
	const titleOf = target && titlesOf(target, rows)
	const options = rows.map((row) => ({ value: String(row[field.by]), label: titleOf?.(row) ?? row.id }))
	return { ...field, options }
}

/** Adds the chosen row to the field's options if it is no longer among them, such as an area that is off the site. */
async function withStored(
	{ store, content }: ContentReading,
	field: ShownField,
	value: unknown,
): Promise<ShownField> {
	if (field.control !== 'reference' || !field.options || value === null || value === undefined) return field
	const chosen = String(value)
	if (field.options.some((option) => option.value === chosen)) return field
	const rows = await contentOf(store.db)
		.selectFrom(field.table)
		.selectAll()
		.where(field.by, '=', chosen)
		.execute()
	const title = typeOf(content.types, field.table)?.title
	const known = title ? rows.map((row) => ({ value: chosen, label: title(row as ContentRow) })) : []
	return { ...field, options: withChosen(field.options, known, chosen) }
}
