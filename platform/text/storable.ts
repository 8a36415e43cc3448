/**
 * Text from outside as both stores can keep it and give it back: without NUL, which PostgreSQL refuses, and with U+FFFD for
 * each half of a surrogate pair, which is no character.
 */
export function storable(text: string): string {
	return text.replaceAll('\0', '').toWellFormed()
}

/** The same for every text inside of a JSON value, and the names of its properties. */
export function storableJson(value: unknown): unknown {
	if (typeof value === 'string') return storable(value)
	if (Array.isArray(value)) return value.map(storableJson)
	if (!isPlain(value)) return value
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [storable(name), storableJson(one)]))
}

/** The same for a query string, whose other escapes are decoded to whole characters. */
export function storableSearch(search: string): string {
	return search.replaceAll('%00', '')
}

/** An object of properties. A Date is none: JSON makes a text of it. */
function isPlain(value: unknown): value is object {
	return typeof value === 'object' && value !== null && !('toJSON' in value)
}
