interface FoundElement {
	name: string
	/** The HTML inside it. */
	inner: string
	/** Where its opening tag begins and its closing tag ends. */
	from: number
	to: number
}

/**
 * The elements of cleaned HTML whose tags a pattern finds; its groups are the slash and the name, in that order. An
 * element inside another of them is part of that one. Takes as long as the text is, also where tags never close.
 */
export function elementsOf(html: string, tags: RegExp): FoundElement[] {
	const found: FoundElement[] = []
	let open: { name: string; from: number; start: number } | null = null
	for (const { 0: tag, 1: slash, 2: written = '', index } of html.matchAll(tags)) {
		const name = written.toLowerCase()
		if (!slash) open ??= { name, from: index, start: index + tag.length }
		else if (open?.name === name) {
			const { from, start } = open
			found.push({ name, inner: html.slice(start, index), from, to: index + tag.length })
			open = null
		}
	}
	return found
}
