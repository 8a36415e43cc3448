interface FoundElement {
	name: string
	inner: string
	/** The offsets of the start of the opening tag and the end of the closing tag. */
	from: number
	to: number
}

/**
 * Finds the elements in cleaned HTML whose tags match `tags`, whose groups are the slash and the name. Elements
 * nested in another match are not listed. Takes linear time, even if tags are never closed.
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
