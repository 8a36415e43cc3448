import { escapeMarkup } from '#platform/text/escape_markup.ts'
import { cleanArticle } from './clean_article.server.ts'

const tag = /<\/?[a-z][^<>]*>|<!--/i
/** Container elements of pasted pages, which articles do not have; each becomes a paragraph break. */
const dividers =
	/<\/?(?:div|section|article|main|header|footer|aside|address|figure|figcaption|dl|dt|dd|center|form|fieldset|body|html)\b[^<>]*>/gi
const topLevel = new Set(['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'blockquote', 'pre', 'hr', 'table'])

/**
 * Converts typed or pasted text to article HTML. Plain text becomes paragraphs, headings (`# ...`) and lists;
 * from a pasted page only text, headings, lists, tables and links remain. An article's own HTML is unchanged.
 */
export function articleHtml(typed: string): string {
	if (!tag.test(typed)) return fromWords(typed)
	const clean = cleanArticle(typed.replaceAll(dividers, '\n\n')).trim()
	return inParagraphs(clean)
}

function fromWords(text: string): string {
	const blocks: { name: string; lines: string[] }[] = []
	let isNew = true
	const add = (name: string, line: string) => {
		const last = blocks.at(-1)
		if (!isNew && last?.name === name) last.lines.push(line)
		else blocks.push({ name, lines: [line] })
		isNew = false
	}
	for (const line of text
		.replaceAll('\r', '')
		.split('\n')
		.map((one) => one.trim())) {
		const [, marks, title] = /^(#{1,4}) (.+)$/.exec(line) ?? []
		const [, bullet, item] = /^([-*•·–]|\d{1,2}[.)])\s(.+)$/.exec(line) ?? []
		if (line === '') isNew = true
		else if (marks !== undefined && title !== undefined) {
			isNew = true
			add(`h${Math.min(4, Math.max(2, marks.length))}`, title)
			isNew = true
		} else if (bullet !== undefined && item !== undefined) add(/\d/.test(bullet) ? 'ol' : 'ul', item.trim())
		else add('p', line)
	}
	return blocks.map(elementOf).join('\n')
}

function elementOf({ name, lines }: { name: string; lines: readonly string[] }): string {
	const texts = lines.map(escapeMarkup)
	const isList = name === 'ul' || name === 'ol'
	return `<${name}>${isList ? texts.map((text) => `<li>${text}</li>`).join('') : texts.join(' ')}</${name}>`
}

/** Wraps the text of clean HTML that is outside block elements in paragraphs, split at empty lines. */
function inParagraphs(html: string): string {
	let depth = 0
	let loose = ''
	let made = ''
	const end = () => {
		made += loose.trim() === '' ? loose : paragraphs(loose)
		loose = ''
	}
	for (const [part, ending, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?>|[^<]+|</gi)) {
		const isBlock = topLevel.has(name)
		if (depth === 0 && isBlock && !ending) end()
		if (depth > 0 || isBlock) made += part
		else loose += part
		if (isBlock && name !== 'hr') depth = Math.max(0, depth + (ending ? -1 : 1))
	}
	end()
	return made
}

function paragraphs(html: string): string {
	// Two line breaks were how paragraphs used to be separated.
	return html
		.split('<br />')
		.map((line) => line.trim())
		.join('<br />')
		.replaceAll(/(?:<br \/>){2,}/g, '\n\n')
		.split('\n')
		.map((line) => line.trim())
		.join('\n')
		.split(/\n{2,}/)
		.map((one) => one.replaceAll(/\s+/g, ' ').trim())
		.filter((one) => one.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '' || one.includes('<img'))
		.map((one) => `<p>${one}</p>`)
		.join('\n')
}
