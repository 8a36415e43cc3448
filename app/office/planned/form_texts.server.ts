/** What a form sent, one text a control; boxes of one name as a list with commas. */
export function formTexts(entries: FormData): Record<string, string> {
	const texts = new Map<string, string[]>()
	for (const [name, value] of entries) {
		if (typeof value === 'string')
			texts.set(name, [...(texts.get(name) ?? []), value.replaceAll('\r\n', '\n')])
	}
	return Object.fromEntries([...texts].map(([name, all]) => [name, all.join(',')]))
}
