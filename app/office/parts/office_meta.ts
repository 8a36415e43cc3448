interface Shown {
	matches: readonly ({ loaderData?: unknown } | undefined)[]
}

/** The tab title of an office page; no office page is indexed. */
export function officeMeta(title: string) {
	return ({ matches }: Shown) => [
		{ title: `${title} · ${companyOf(matches)} office` },
		{ name: 'robots', content: 'noindex, nofollow' },
	]
}

/** The company's name, which both layouts of the office load. */
function companyOf(matches: Shown['matches']): string {
	for (const match of matches) {
		const data = match?.loaderData
		if (typeof data === 'object' && data !== null && 'company' in data) return String(data.company)
	}
	return ''
}
