/** A heading inside an article, and the anchor it stands under. */
export interface Heading {
	id: string
	text: string
	/** 2 or 3. */
	level: number
}

const headings = /<h([23])>(.*?)<\/h\1>/gs

/**
 * Gives every h2 and h3 of a cleaned article an anchor and makes its words a link to it; `outline` lists them. The
 * anchors begin with `part-`, so that no heading can take the place of something the page itself looks up by id.
 */
export function outlined(html: string): { html: string; outline: readonly Heading[] } {
	const outline: Heading[] = []
	const withAnchors = html.replace(headings, (whole: string, level: string, inner: string) => {
		const text = plainText(inner)
		if (text === '') return whole
		const id = freeId(anchorOf(text), outline)
		outline.push({ id, text, level: Number(level) })
		// A link cannot stand in a link.
		const words = /<a[\s>]/.test(inner) ? inner : `<a href="#${id}">${inner}</a>`
		return `<h${level} id="${id}">${words}</h${level}>`
	})
	return { html: withAnchors, outline }
}

/** The words of cleaned HTML, in which only these four characters are written as entities. */
export function plainText(html: string): string {
	return html
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&')
		.replaceAll(/\s+/g, ' ')
		.trim()
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

function freeId(wanted: string, outline: readonly Heading[]): string {
	const isTaken = (id: string) => outline.some((heading) => heading.id === id)
	let id = wanted
	for (let number = 2; isTaken(id); number += 1) id = `${wanted}-${number}`
	return id
}
