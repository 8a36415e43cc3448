import type { JSONContent } from '@tiptap/react'
import type { Facts } from '#app/company/facts_type.ts'
import { copyParts } from '../words/copy_parts.ts'

/** Converts copy to the editor's document: one paragraph per line, one chip per known placeholder. */
export function chipDoc(copy: string, facts: Facts, today: Date): JSONContent {
	return { type: 'doc', content: copy.split('\n').map((line) => paragraph(line, facts, today)) }
}

function paragraph(line: string, facts: Facts, today: Date): JSONContent {
	const content = copyParts(line, facts, today).map((part): JSONContent => {
		if ('text' in part) return { type: 'text', text: part.text }
		const { written, meaning } = part
		return meaning === null ? { type: 'text', text: `{{${written}}}` } : { type: 'fact', attrs: { written } }
	})
	return { type: 'paragraph', content }
}

/** Converts the editor's document back to copy. */
export function chipText({ content = [] }: JSONContent): string {
	return content.map(({ content: pieces = [] }) => pieces.map(pieceText).join('')).join('\n')
}

function pieceText({ type, text = '', attrs }: JSONContent): string {
	return type === 'fact' ? `{{${String(attrs?.['written'])}}}` : text
}

/** Maps an offset in the copy to a position in the document; an offset inside a chip maps to the position after it. */
export function chipPosition(copy: string, characters: number, facts: Facts, today: Date): number {
	let position = 1
	let left = characters
	for (const [index, line] of copy.split('\n').entries()) {
		// A paragraph boundary takes two positions: the end of one and the start of the next.
		if (index > 0) {
			if (left <= 0) return position
			left -= 1
			position += 2
		}
		for (const part of copyParts(line, facts, today)) {
			if (left <= 0) return position
			const isChip = 'written' in part && part.meaning !== null
			const length = 'text' in part ? part.text.length : part.written.length + 4
			position += isChip ? 1 : Math.min(left, length)
			left -= length
		}
	}
	return position
}
