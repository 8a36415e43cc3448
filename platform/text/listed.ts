/** `A, B and C`, without a comma before the last as all texts have it; empty for no item. */
export function listed(items: readonly string[], word: 'and' | 'or' = 'and'): string {
	return joined(items, ` ${word} `)
}

/** The same with other words before the last: `A, B, or C` with `, or `. */
export function joined(items: readonly string[], beforeLast: string): string {
	const last = items.at(-1) ?? ''
	return items.length < 2 ? last : `${items.slice(0, -1).join(', ')}${beforeLast}${last}`
}
