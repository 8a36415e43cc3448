interface Shown {
	matches: readonly ({ loaderData?: unknown } | undefined)[]
}

/** Builds the `meta` function of an office page: its title, and that it must not be indexed. */
export function officeMeta(title: string) {
	return ({ matches }: Shown) => [
		{ title: `${title} · ${companyOf(matches)} office` },
		{ name: 'robots', content: 'noindex, nofollow' },
	]
}

/** Returns the company's name, which both layouts of the office load. */
function companyOf(matches: Shown['matches']): string {
	for (const match of matches) {
		const data = match?.loaderData
		if (typeof data === 'object' && data !== null && 'company' in data) return String(data.company)
	}
	return ''
}
