/** Joins items as `A, B and C`, without a serial comma, as in all copy; empty for no items. */
export function listed(items: readonly string[], word: 'and' | 'or' = 'and'): string {
	return joined(items, ` ${word} `)
}

/** Joins items with `beforeLast` before the last: `A, B, or C` with `, or `. */
export function joined(items: readonly string[], beforeLast: string): string {
	const last = items.at(-1) ?? ''
	return items.length < 2 ? last : `${items.slice(0, -1).join(', ')}${beforeLast}${last}`
}
