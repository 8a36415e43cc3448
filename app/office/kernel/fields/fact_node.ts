import { type Editor, InputRule, Node, PasteRule } from '@tiptap/react'
import type { Facts } from '#app/company/facts_type.ts'
import { meaningOf } from '../words/copy_parts.ts'

/** A placeholder as it is written in copy. */
const written = /\{\{([\w\s.]+)\}\}/g
const justWritten = /\{\{([\w\s.]+)\}\}$/
const tagOrPlaceholder = /<[^<>]*>|\{\{([\w\s.]+)\}\}/g
const chip = /<span data-fact="([\w\s.]+)"><\/span>/g

/** Stored HTML for the editor: each placeholder between tags that stands for something becomes a chip. */
export function withChips(html: string, facts: Facts, today: Date): string {
	return html.replace(tagOrPlaceholder, (found, inside?: string) =>
		inside === undefined || meaningOf(inside, facts, today) === null
			? found
			: `<span data-fact="${inside}"></span>`,
	)
}

/** The editor's HTML as it is stored, placeholders for chips. */
export function withoutChips(html: string): string {
	return html.replace(chip, (_, inside: string) => `{{${inside}}}`)
}

type Found = Pick<Parameters<InputRule['handler']>[0], 'state' | 'range' | 'match'>

/** A placeholder inside text: one piece, shown as what it stands for. Typed or pasted as `{{name}}`, it becomes one at once. */
export function factNode(facts: Facts, today: Date) {
	const becomeChip = ({ state, range, match }: Found) => {
		const inside = match[1] ?? ''
		const type = state.schema.nodes['fact']
		if (type && meaningOf(inside, facts, today) !== null)
			state.tr.replaceWith(range.from, range.to, type.create({ written: inside }))
	}
	return Node.create({
		name: 'fact',
		group: 'inline',
		inline: true,
		atom: true,
		// A click puts the cursor beside it: what is typed next does not take its place.
		selectable: false,
		addAttributes: () => ({
			written: {
				default: '',
				parseHTML: (element: HTMLElement) => element.dataset['fact'] ?? '',
				renderHTML: ({ written: inside }: Record<string, unknown>) => ({ 'data-fact': String(inside) }),
			},
		}),
		parseHTML: () => [{ tag: 'span[data-fact]' }],
		renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
		renderText: ({ node }) => `{{${String(node.attrs['written'])}}}`,
		addNodeView:
			() =>
			({ node }) => {
				const inside = String(node.attrs['written'])
				const dom = document.createElement('span')
				dom.className = 'fact-chip'
				dom.title = `{{${inside}}}`
				dom.textContent = meaningOf(inside, facts, today) ?? `{{${inside}}}`
				return { dom }
			},
		addInputRules: () => [new InputRule({ find: justWritten, handler: becomeChip })],
		addPasteRules: () => [new PasteRule({ find: written, handler: becomeChip })],
	})
}

/** Puts a placeholder where the cursor is. */
export function insertFact(editor: Editor, name: string): void {
	editor
		.chain()
		.focus()
		.insertContent({ type: 'fact', attrs: { written: name } })
		.run()
}
