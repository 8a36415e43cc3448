import type { JSONContent } from '@tiptap/react'
import { copyParts } from '../words/copy_parts.ts'

/** Copy as the editor's document: a paragraph a line, a chip for each placeholder that stands for something. */
export function chipDoc(copy: string, today: Date): JSONContent {
	return { type: 'doc', content: copy.split('\n').map((line) => paragraph(line, today)) }
}

function paragraph(line: string, today: Date): JSONContent {
	const content = copyParts(line, today).map((part): JSONContent => {
		if ('text' in part) return { type: 'text', text: part.text }
		const { written, meaning } = part
		return meaning === null ? { type: 'text', text: `{{${written}}}` } : { type: 'fact', attrs: { written } }
	})
	return { type: 'paragraph', content }
}

/** The copy that a document stands for. */
export function chipText({ content = [] }: JSONContent): string {
	return content.map(({ content: pieces = [] }) => pieces.map(pieceText).join('')).join('\n')
}

function pieceText({ type, text = '', attrs }: JSONContent): string {
	return type === 'fact' ? `{{${String(attrs?.['written'])}}}` : text
}

/** The place in the document that is this many characters into its copy; behind a chip where that is inside of it. */
export function chipPosition(copy: string, characters: number, today: Date): number {
	let position = 1
	let left = characters
	for (const [index, line] of copy.split('\n').entries()) {
		// A new paragraph ends one and begins one.
		if (index > 0) {
			if (left <= 0) return position
			left -= 1
			position += 2
		}
		for (const part of copyParts(line, today)) {
			if (left <= 0) return position
			const isChip = 'written' in part && part.meaning !== null
			const length = 'text' in part ? part.text.length : part.written.length + 4
			position += isChip ? 1 : Math.min(left, length)
			left -= length
		}
	}
	return position
}
