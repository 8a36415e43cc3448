/**
 * Makes outside text storable in both stores: removes NUL, which PostgreSQL rejects, and replaces unpaired surrogates, which are not
 * characters, with U+FFFD.
 */
export function storable(text: string): string {
	return text.replaceAll('\0', '').toWellFormed()
}

/** Makes every text and property name in a JSON value storable. */
export function storableJson(value: unknown): unknown {
	if (typeof value === 'string') return storable(value)
	if (Array.isArray(value)) return value.map(storableJson)
	if (!isPlain(value)) return value
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [storable(name), storableJson(one)]))
}

/** Makes a query string storable; its other escapes decode to whole characters. */
export function storableSearch(search: string): string {
	return search.replaceAll('%00', '')
}

/** A plain object of properties. A Date is not one: JSON turns it into text. */
function isPlain(value: unknown): value is object {
	return typeof value === 'object' && value !== null && !('toJSON' in value)
}
