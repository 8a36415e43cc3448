import { htmlOf, markdownBlocks } from './markdown.ts'

interface Element {
	name: string
	attributes: string
	children: (Element | string)[]
}

/**
 * Converts clean HTML (every element closed) to Markdown that renders the same, apart from white space between elements. Returns the HTML
 * unchanged if Markdown cannot express it.
 */
export function markdownOf(html: string): string {
	const blocks = treeOf(html).filter((part) => typeof part !== 'string' || part.trim() !== '')
	const texts = blocks.map((block) => (typeof block === 'string' ? null : blockText(block)))
	const markdown = texts.join('\n\n')
	const isSame = texts.every((text) => text !== null) && flat(htmlFrom(markdown)) === flat(html)
	return isSame ? markdown : html
}

/** The HTML of a page body written in Markdown, or in HTML if it begins with a tag. */
export function htmlOfPage(page: { file: string; body: string; bodyLine: number }): string {
	if (page.body.trimStart().startsWith('<')) return page.body.trim()
	return htmlOf(markdownBlocks({ ...page, front: null }))
}

function htmlFrom(body: string): string {
	try {
		return htmlOfPage({ file: '', body, bodyLine: 1 })
	} catch {
		return ''
	}
}

function flat(html: string): string {
	return html.replaceAll(/>\s+</g, '><').trim()
}

function treeOf(html: string): Element['children'] {
	const root: Element = { name: '', attributes: '', children: [] }
	const open = [root]
	for (const [part, end, name = '', attributes = ''] of html.matchAll(
		/<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|[^<]+|</gi,
	)) {
		if (name === '') open.at(-1)?.children.push(part)
		else if (end) {
			if (open.length > 1) open.pop()
		} else {
			const element = { name, attributes: attributes.trim(), children: [] }
			open.at(-1)?.children.push(element)
			if (!/^(?:br|hr|img)$/.test(name)) open.push(element)
		}
	}
	return root.children
}

function blockText({ name, children }: Element): string | null {
	const [, level] = /^h([1-6])$/.exec(name) ?? []
	const text = inlineText(children)
	if (level) return text && `${'#'.repeat(Number(level))} ${text}`
	if (name === 'p') return text
	if (name !== 'ul' && name !== 'ol') return null
	const items = children.filter((part) => typeof part !== 'string' || part.trim() !== '')
	const inParagraphs = items.map((item) => {
		const [only, ...others] = typeof item === 'string' ? [] : item.children
		return typeof only === 'object' && only.name === 'p' && others.length === 0 ? only : null
	})
	const isLoose = inParagraphs.every((one) => one !== null)
	const lines = items.map((item, index) => {
		const own = inParagraphs[index] ?? item
		const words = typeof own === 'string' ? null : inlineText(own.children)
		return words && `${name === 'ul' ? '-' : `${index + 1}.`} ${words}`
	})
	return lines.every((line) => line !== null) ? lines.join(isLoose ? '\n\n' : '\n') : null
}

function inlineText(parts: Element['children']): string | null {
	const texts = parts.map((part) => {
		if (typeof part === 'string') return plain(part)
		const inner = inlineText(part.children)
		const href = /^href="([^"]*)"$/.exec(part.attributes)?.[1]
		if (inner === null) return null
		if (part.name === 'strong') return `**${inner}**`
		if (part.name === 'em') return `*${inner}*`
		return part.name === 'a' && href ? `[${inner}](${plain(href)})` : null
	})
	return texts.every((text) => text !== null)
		? texts
				.join('')
				.split('\n')
				.map((line) => line.trim())
				.join(' ')
		: null
}

function plain(html: string): string {
	return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
