const formats = {
	and: new Intl.ListFormat('en-US'),
	or: new Intl.ListFormat('en-US', { type: 'disjunction' }),
} as const

/** `A, B and C`, without a comma before the last. */
export function listed(items: readonly string[], word: keyof typeof formats = 'and'): string {
	return formats[word].format(items).replace(`, ${word} `, ` ${word} `)
}
