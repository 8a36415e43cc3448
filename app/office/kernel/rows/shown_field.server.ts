import { isOfferedIn } from '#app/company/services.ts'
import { typeOf } from '#app/content/content_types.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { NamedField } from '#app/content/fields.ts'
import { withChosen } from '../../parts/with_chosen.ts'
import type { ShownField } from '../fields/shown_field.ts'
import { contentOf, readOfferedRows, titlesOf } from '../store/content_handle.server.ts'
import type { ContentReading } from '../store/write_content.server.ts'
import { offeredPages } from './offered_pages.server.ts'

/** The field with its type's own choices, else those that the store has for it, and with what is chosen; of a service that is off only what its row says. */
export async function withChoices(
	reading: ContentReading,
	field: NamedField,
	value: unknown,
	own?: ShownField['choices'],
): Promise<ShownField> {
	return withStored(reading, own ? { ...field, choices: own } : await offered(reading, field, value), value)
}

async function offered(reading: ContentReading, field: NamedField, value: unknown): Promise<ShownField> {
	const { store, content } = reading
	const { services } = content.current.facts
	if (field.control === 'section')
		return { ...field, pages: await offeredPages(store.db, content.types, services) }
	if (field.control === 'page') {
		const pages = await offeredPages(store.db, content.types, services)
		return { ...field, choices: pages.map(({ key, label }) => ({ value: key, label })) }
	}
	const isOffered = isOfferedIn(services)
	if (!isOffered(field)) return { ...field, isKept: true }
	if (field.control === 'select') {
		const options = field.options.filter((option) => isOffered(option) || option.value === value)
		return { ...field, options }
	}
	if (field.control === 'lines' && field.options) return { ...field, choices: field.options }
	if (field.control !== 'reference') return field
	const target = typeOf(content.types, field.table)
	const rows = target ? await readOfferedRows(reading, target) : []
	const titleOf = target && titlesOf(target, rows)
	const choices = rows.map((row) => ({ value: String(row[field.by]), label: titleOf?.(row) ?? row.id }))
	return { ...field, choices }
}

/** The field with the row that is chosen in it among its choices, though that is not offered any more, such as an area that is off the site. */
async function withStored(
	{ store, content }: ContentReading,
	field: ShownField,
	value: unknown,
): Promise<ShownField> {
	if (field.control !== 'reference' || !field.choices || value === null || value === undefined) return field
	const chosen = String(value)
	if (field.choices.some((choice) => choice.value === chosen)) return field
	const rows = await contentOf(store.db)
		.selectFrom(field.table)
		.selectAll()
		.where(field.by, '=', chosen)
		.execute()
	const title = typeOf(content.types, field.table)?.title
	const known = title ? rows.map((row) => ({ value: chosen, label: title(row as ContentRow) })) : []
	return { ...field, choices: withChosen(field.choices, known, chosen) }
}
