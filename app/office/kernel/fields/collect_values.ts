import type { NamedField, Part } from '#app/content/fields.ts'
import { trimText } from '#platform/forms/clean_text.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { formControls } from './form_controls.ts'
import { priceParts } from './form_values.ts'

/** The entries of a list in a form, without blank ones: clearing an entry removes it. */
function collectItems(name: string, parts: readonly Part[], values: FormValues): Record<string, string>[] {
	const count = countItems(name, values)
	const items = Array.from({ length: count }, (_, index) =>
		Object.fromEntries(
			parts.map((part) => [part.name, trimText(values[`${name}.${index}.${part.name}`] ?? '')]),
		),
	)
	// Selects such as the icon always have a value, so they don't make an entry non-blank.
	const typedParts = parts.filter((part) => !part.options)
	return items.filter((item) => typedParts.some((part) => item[part.name] !== ''))
}

/** The number of a list's entries in the form, including blank ones. */
export function countItems(name: string, values: FormValues): number {
	const indexes = Object.keys(values).flatMap((key) => {
		const [index = ''] = key.startsWith(`${name}.`) ? key.slice(name.length + 1).split('.') : []
		return /^\d{1,3}$/.test(index) ? [Number(index)] : []
	})
	return Math.max(-1, ...indexes) + 1
}

/** Collects the values of a field's controls into the shape that its validation rule expects. */
export function collectValue(field: NamedField, values: FormValues): unknown {
	const { name } = field
	const text = values[name] ?? ''
	switch (field.control) {
		case 'checkbox':
			return values[name] === 'on'
		case 'number':
			return text.trim() === '' ? null : Number(text)
		case 'percent':
			return /^\d{1,3}$/.test(text.trim()) ? Number(text) / 100 : null
		case 'colors':
			return colorsOf(name, values)
		case 'lines':
		case 'checklist':
			return text.split(/\r?\n/).map(trimText).filter(Boolean)
		case 'items':
		case 'pairs':
			return collectItems(name, field.parts, values)
		case 'prices': {
			const items = collectItems(`${name}.items`, priceParts, values)
			const columns = [0, 1].map((index) => trimText(values[`${name}.columns.${index}`] ?? ''))
			return items.length === 0 && columns.every((label) => label === '') ? null : { columns, items }
		}
		case 'fact':
			return text.replaceAll('\r\n', '\n')
		default:
			return trimText(text.replaceAll('\r\n', '\n')) || null
	}
}

const colorName = /^--[a-z0-9-]{1,60}$/

function colorsOf(name: string, values: FormValues): Record<string, string> {
	const typed = Object.entries(values).flatMap(([key, triple]) => {
		const color = key.startsWith(`${name}.`) ? key.slice(name.length + 1) : ''
		return colorName.test(color) ? [[color, triple.trim().replace(/\s+/g, ' ')] as const] : []
	})
	return Object.fromEntries(typed)
}

const notTyped = new Set<string>(Object.values(formControls))

/** Reads a form into one text per control name; several values of one name, such as checked boxes, become its lines. */
export function typedTexts(entries: FormData): Record<string, string> {
	const typed: Record<string, string> = {}
	for (const [name, value] of entries) {
		if (typeof value !== 'string' || notTyped.has(name)) continue
		const text = value.replaceAll('\r\n', '\n')
		typed[name] = name in typed ? `${typed[name]}\n${text}` : text
	}
	return typed
}

/** Removes blank list entries, so that errors and controls use the same indexes. */
export function compactValues(fields: readonly NamedField[], values: FormValues): FormValues {
	return fields.reduce((compacted, field) => {
		if (field.control === 'items' || field.control === 'pairs')
			return withItems(compacted, field.name, collectItems(field.name, field.parts, values))
		if (field.control === 'prices')
			return withItems(
				compacted,
				`${field.name}.items`,
				collectItems(`${field.name}.items`, priceParts, values),
			)
		// A fact with several boxes or selects is stored as one comma-separated text.
		if (field.control === 'fact' && (field.kind === 'weekdays' || field.kind === 'holidays'))
			return { ...compacted, [field.name]: (values[field.name] ?? '').replaceAll('\n', ',') }
		return compacted
	}, values)
}

function withItems(values: FormValues, name: string, items: readonly Record<string, string>[]): FormValues {
	const others = Object.entries(values).filter(
		([key]) => !key.startsWith(`${name}.`) || !/^\d/.test(key.slice(name.length + 1)),
	)
	const cells = items.flatMap((item, index) =>
		Object.entries(item).map(([part, text]) => [`${name}.${index}.${part}`, text] as const),
	)
	return Object.fromEntries([...others, ...cells])
}
