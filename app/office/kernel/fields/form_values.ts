import { factText } from '#app/company/fact_text.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { parseJson } from '#platform/forms/parse_json.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'
import type { NamedField, Part } from '#app/content/fields.ts'

/** The cells of a price table with its two columns. */
export const priceParts = [
	{ name: 'service', label: 'First column' },
	{ name: 'price', label: 'Second column' },
] as const satisfies readonly Part[]

/**
 * The initial values of the form of this row, one text per control. A checked box is `on`; the cells of a list are named
 * `features.0.title`, those of a price table `pricing_info.items.0.price` and `pricing_info.columns.0`.
 */
export function rowToValues(
	description: Pick<ContentType, 'fields'>,
	row: Readonly<Record<string, unknown>>,
): FormValues {
	return Object.fromEntries(fieldsOf(description).flatMap((field) => entriesOf(field, row[field.name])))
}

/** The initial values of the form of a new row. */
export function initialValues(description: ContentType, facts: Facts): FormValues {
	return Object.fromEntries(
		fieldsOf(description).flatMap(({ name, initial }) =>
			initial ? [[name, typeof initial === 'string' ? initial : initial(facts)]] : [],
		),
	)
}

function entriesOf(field: NamedField, value: unknown): [string, string][] {
	const { name } = field
	switch (field.control) {
		case 'checkbox':
			return value === true ? [[name, 'on']] : []
		case 'percent':
			return [[name, typeof value === 'number' ? String(Math.round(value * 100)) : '']]
		case 'colors':
			return Object.entries(Object(value) as Record<string, string>).map(([color, triple]) => [
				`${name}.${color}`,
				triple,
			])
		case 'lines':
		case 'checklist':
			return [[name, Array.isArray(value) ? value.join('\n') : '']]
		case 'items':
			return cellsOf(name, Array.isArray(value) ? value : [])
		case 'pairs':
			return cellsOf(name, pairsOf(value, field.parts))
		case 'prices':
			return priceEntries(name, value)
		case 'fact':
			return [[name, factText(value, field.kind)]]
		default:
			return [[name, typeof value === 'string' || typeof value === 'number' ? String(value) : '']]
	}
}

function cellsOf(name: string, items: readonly unknown[]): [string, string][] {
	return items.flatMap((item, index) =>
		Object.entries(Object(item) as Record<string, unknown>).map(([part, text]): [string, string] => [
			`${name}.${index}.${part}`,
			String(text),
		]),
	)
}

function pairsOf(value: unknown, [key, text]: readonly [Part, Part]): Record<string, unknown>[] {
	const entries = Object.entries(Object(value) as Record<string, unknown>)
	return entries.map(([one, other]) => ({ [key.name]: one, [text.name]: other }))
}

/** For invalid JSON the site shows the default prices, and this form starts empty (RT-06). */
function priceEntries(name: string, value: unknown): [string, string][] {
	const table = parseJson(typeof value === 'string' ? value : '')
	if (!isObject(table)) return []
	const columns = Array.isArray(table['columns']) ? table['columns'] : []
	return [
		...columns.map((label, index): [string, string] => [`${name}.columns.${index}`, String(label)]),
		...cellsOf(`${name}.items`, Array.isArray(table['items']) ? table['items'] : []),
	]
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null
}
