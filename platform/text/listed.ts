/** `A, B and C`, without a comma before the last as all texts have it; empty for no item. */
export function listed(items: readonly string[], word: 'and' | 'or' = 'and'): string {
	const last = items.at(-1) ?? ''
	return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}
