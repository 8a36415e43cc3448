import { elementsOf } from '#app/content/html_elements.ts'
import { plainText } from '#app/content/plain_text.ts'

/** A heading in an article, with its anchor. */
export interface Heading {
	id: string
	text: string
	/** 2 or 3. */
	level: number
}

const headings = /<(\/?)h([23])>/g

/**
 * Gives every h2 and h3 of a cleaned article an anchor and a link to it; `outline` lists them. The anchors begin with
 * `part-`, so that they cannot collide with ids of the page itself.
 */
export function outlined(html: string): { html: string; outline: readonly Heading[] } {
	const outline: Heading[] = []
	const freeId = idGiver()
	const parts: string[] = []
	let done = 0
	for (const { name: level, inner, from, to } of elementsOf(html, headings)) {
		const { body: text } = plainText(inner)
		if (text === '') continue
		const id = freeId(anchorOf(text))
		outline.push({ id, text, level: Number(level) })
		// Links cannot be nested.
		const words = /<a[\s>]/.test(inner) ? inner : `<a href="#${id}">${inner}</a>`
		parts.push(html.slice(done, from), `<h${level} id="${id}">${words}</h${level}>`)
		done = to
	}
	return { html: parts.join('') + html.slice(done), outline }
}

function anchorOf(text: string): string {
	const words =
		text
			.toLowerCase()
			.normalize('NFKD')
			.replaceAll(/[’']/g, '')
			.match(/[a-z0-9]+/g) ?? []
	return `part-${words.join('-').slice(0, 60) || 'of-the-article'}`
}

/** Makes ids unique by appending a number. */
function idGiver(): (wanted: string) => string {
	const taken = new Set<string>()
	const lastNumber = new Map<string, number>()
	return (wanted) => {
		let number = lastNumber.get(wanted) ?? 1
		let id = number === 1 ? wanted : `${wanted}-${number}`
		while (taken.has(id)) id = `${wanted}-${++number}`
		lastNumber.set(wanted, number)
		taken.add(id)
		return id
	}
}
