import { escapeMarkup } from '#platform/text/escape_markup.ts'
import { DataFileMistake, type Page } from './data_file.ts'

type MarkdownBlock =
	| { kind: 'heading'; level: number; text: string; line: number }
	| { kind: 'paragraph'; text: string; line: number }
	| {
			kind: 'list'
			isOrdered: boolean
			/** Whether blank lines separate the items, which makes each item a paragraph. */
			isLoose: boolean
			items: readonly string[]
			line: number
	  }

const item = /^(?:-|\d+\.) (\S.*)$/

/**
 * Parses a page into blocks separated by blank lines: headings, paragraphs and flat lists. Consecutive lists of one item each are merged
 * into one loose list.
 */
export function markdownBlocks({ file, body, bodyLine }: Page<unknown>): MarkdownBlock[] {
	const blocks: MarkdownBlock[] = []
	let line = bodyLine
	for (const chunk of body.replaceAll('\r', '').split('\n\n')) {
		const lines = chunk.split('\n')
		const empty = lines.findIndex((one) => one !== '')
		if (empty !== -1) addBlock(blocks, blockOf(file, lines.slice(empty).filter(Boolean), line + empty))
		line += lines.length + 1
	}
	return blocks
}

function addBlock(blocks: MarkdownBlock[], block: MarkdownBlock): void {
	const last = blocks.at(-1)
	const isNext =
		block.kind === 'list' &&
		last?.kind === 'list' &&
		block.isOrdered === last.isOrdered &&
		block.items.length === 1 &&
		(last.isLoose || last.items.length === 1)
	if (isNext) blocks.splice(-1, 1, { ...last, isLoose: true, items: [...last.items, ...block.items] })
	else blocks.push(block)
}

function blockOf(file: string, lines: readonly string[], line: number): MarkdownBlock {
	const [first = ''] = lines
	const [, marks, text = ''] = /^(#+) (\S.*)$/.exec(first) ?? []
	if (marks !== undefined) {
		if (lines.length > 1)
			throw new DataFileMistake(`${file}, line ${line + 1}: An empty line comes after a heading.`)
		return { kind: 'heading', level: marks.length, text, line }
	}
	if (!item.test(first)) return { kind: 'paragraph', text: lines.join(' '), line }
	const items = lines.map((one, index) => {
		const [, words] = item.exec(one) ?? []
		if (words === undefined)
			throw new DataFileMistake(`${file}, line ${line + index}: A line of a list begins with “- ” or “1. ”.`)
		return words
	})
	return { kind: 'list', isOrdered: !first.startsWith('-'), isLoose: false, items, line }
}

/** Renders the blocks as HTML, one element per line. */
export function htmlOf(blocks: readonly MarkdownBlock[]): string {
	return blocks.map(elementOf).join('\n')
}

function elementOf(block: MarkdownBlock): string {
	if (block.kind === 'heading') return `<h${block.level}>${inlineHtml(block.text)}</h${block.level}>`
	if (block.kind === 'paragraph') return `<p>${inlineHtml(block.text)}</p>`
	const list = block.isOrdered ? 'ol' : 'ul'
	const [open, close] = block.isLoose ? ['<li><p>', '</p></li>'] : ['<li>', '</li>']
	const items = block.items.map((text) => `${open}${inlineHtml(text)}${close}\n`)
	return `<${list}>\n${items.join('')}</${list}>`
}

/** Renders inline links, bold and italic. */
function inlineHtml(text: string): string {
	return escapeMarkup(text)
		.replaceAll(/\[([^[\]]+)\]\(([^()\s"]+)\)/g, '<a href="$2">$1</a>')
		.replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
		.replaceAll(/\*(.+?)\*/g, '<em>$1</em>')
}
