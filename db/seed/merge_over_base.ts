/** The properties that can be an entry's key: the first one present counts. */
const keys = ['id', 'slug', 'name'] as const

/**
 * Merges a company's value over the base's. List entries are matched by `id`, `slug` or `name`: a match replaces the base's entry, others
 * are appended. Objects are merged by property; any other value replaces the base's. Keys in `leftOut` are removed from the base first.
 */
export function mergeOverBase(base: unknown, own: unknown, leftOut: ReadonlySet<string>): unknown {
	const kept = without(base, leftOut)
	return own === undefined ? kept : merged(kept, own)
}

/** The keys of all entries in a value of the base, at any depth. */
export function keysIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap((entry) => keyOf(entry)?.value ?? [])
	return isObject(value) ? Object.values(value).flatMap(keysIn) : []
}

function merged(base: unknown, own: unknown): unknown {
	if (Array.isArray(base) && Array.isArray(own)) {
		const entries = [...base, ...own]
		if (entries.some((entry) => keyOf(entry) === undefined)) return own
		return [...new Map(entries.map((entry) => [keyOf(entry)?.value, entry])).values()]
	}
	if (!isObject(base) || !isObject(own)) return own
	const names = new Set([...Object.keys(base), ...Object.keys(own)])
	return Object.fromEntries(
		[...names].map((name) => {
			if (!(name in own)) return [name, base[name]]
			return [name, name in base ? merged(base[name], own[name]) : own[name]]
		}),
	)
}

function without(value: unknown, leftOut: ReadonlySet<string>): unknown {
	if (leftOut.size === 0) return value
	if (Array.isArray(value)) return value.filter((entry) => !leftOut.has(keyOf(entry)?.value ?? ''))
	if (!isObject(value)) return value
	return Object.fromEntries(
		Object.entries(value)
			.filter(([name]) => !leftOut.has(name))
			.map(([name, inner]) => [name, without(inner, leftOut)]),
	)
}

/** An entry's key, and the property it comes from. */
export function keyOf(entry: unknown): { name: string; value: string } | undefined {
	if (!isObject(entry)) return undefined
	const name = keys.find((key) => entry[key] !== undefined)
	return name === undefined ? undefined : { name, value: String(entry[name]) }
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}
